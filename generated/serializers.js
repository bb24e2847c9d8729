// Generated from openapi.yaml by scripts/generate.ts; do not edit.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

function writeList(write) {
  return (items) => {
    let text = '['
    for (let i = 0; i < items.length; i++) text += i === 0 ? write(items[i]) : ',' + write(items[i])
    return text + ']'
  }
}

const writeHealthResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "HealthResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
          const value_status_1 = obj["status"]
          if (value_status_1 !== undefined) {
            json += "{\"status\":"
            json += "\"ok\""
          } else {
            json += JSON_STR_BEGIN_OBJECT
          }
          
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeReadinessResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "ReadinessResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
          const value_status_1 = obj["status"]
          if (value_status_1 !== undefined) {
            json += "{\"status\":"
            json += "\"ready\""
          } else {
            json += JSON_STR_BEGIN_OBJECT
          }
          
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeOpenApiDocument = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "OpenApiDocument#/properties/info"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_3 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_3 ? JSON_STR_COMMA : ((addComma_3 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_3) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "OpenApiDocument#/properties/paths"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_5 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_5 ? JSON_STR_COMMA : ((addComma_5 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_5) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "OpenApiDocument#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_openapi_1 = obj["openapi"]
          if (value_openapi_1 !== undefined) {
            json += addComma_0 ? ",\"openapi\":" : ((addComma_0 = true), "{\"openapi\":")
            
        if (typeof value_openapi_1 !== 'string') {
          if (value_openapi_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_openapi_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_openapi_1.toISOString() + JSON_STR_QUOTE
          } else if (value_openapi_1 instanceof RegExp) {
            json += asString(value_openapi_1.source)
          } else {
            json += asString(value_openapi_1.toString())
          }
        } else {
          json += asString(value_openapi_1)
        }
        
          }

          const value_info_2 = obj["info"]
          if (value_info_2 !== undefined) {
            json += addComma_0 ? ",\"info\":" : ((addComma_0 = true), "{\"info\":")
            json += anonymous1(value_info_2)
          }

          const value_paths_4 = obj["paths"]
          if (value_paths_4 !== undefined) {
            json += addComma_0 ? ",\"paths\":" : ((addComma_0 = true), "{\"paths\":")
            json += anonymous2(value_paths_4)
          }

    for (const key of Object.keys(obj)) {
      if (
        key === "openapi" || key === "info" || key === "paths" ||
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_0 ? JSON_STR_COMMA : ((addComma_0 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeApiCatalogResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "ApiCatalogLink#"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_5 = false

          const value_href_6 = obj["href"]
          if (value_href_6 !== undefined) {
            json += addComma_5 ? ",\"href\":" : ((addComma_5 = true), "{\"href\":")
            
        if (typeof value_href_6 !== 'string') {
          if (value_href_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_href_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_href_6.toISOString() + JSON_STR_QUOTE
          } else if (value_href_6 instanceof RegExp) {
            json += asString(value_href_6.source)
          } else {
            json += asString(value_href_6.toString())
          }
        } else {
          json += asString(value_href_6)
        }
        
          }

          const value_type_7 = obj["type"]
          if (value_type_7 !== undefined) {
            json += addComma_5 ? ",\"type\":" : ((addComma_5 = true), "{\"type\":")
            
        if (typeof value_type_7 !== 'string') {
          if (value_type_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_7.toISOString() + JSON_STR_QUOTE
          } else if (value_type_7 instanceof RegExp) {
            json += asString(value_type_7.source)
          } else {
            json += asString(value_type_7.toString())
          }
        } else {
          json += asString(value_type_7)
        }
        
          }
if (!addComma_5) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous3 (obj) {
      // "ApiCatalogEntry#/properties/service-desc"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ApiCatalogEntry#/properties/service-desc' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous4(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous4(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous5 (obj) {
      // "ApiCatalogEntry#/properties/service-doc"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ApiCatalogEntry#/properties/service-doc' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous4(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous4(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous6 (obj) {
      // "ApiCatalogEntry#/properties/status"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ApiCatalogEntry#/properties/status' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous4(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous4(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "ApiCatalogEntry#"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_2 = false

          const value_anchor_3 = obj["anchor"]
          if (value_anchor_3 !== undefined) {
            json += addComma_2 ? ",\"anchor\":" : ((addComma_2 = true), "{\"anchor\":")
            
        if (typeof value_anchor_3 !== 'string') {
          if (value_anchor_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_anchor_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_anchor_3.toISOString() + JSON_STR_QUOTE
          } else if (value_anchor_3 instanceof RegExp) {
            json += asString(value_anchor_3.source)
          } else {
            json += asString(value_anchor_3.toString())
          }
        } else {
          json += asString(value_anchor_3)
        }
        
          }

          const value_service_desc_4 = obj["service-desc"]
          if (value_service_desc_4 !== undefined) {
            json += addComma_2 ? ",\"service-desc\":" : ((addComma_2 = true), "{\"service-desc\":")
            json += anonymous3(value_service_desc_4)
          }

          const value_service_doc_8 = obj["service-doc"]
          if (value_service_doc_8 !== undefined) {
            json += addComma_2 ? ",\"service-doc\":" : ((addComma_2 = true), "{\"service-doc\":")
            json += anonymous5(value_service_doc_8)
          }

          const value_status_9 = obj["status"]
          if (value_status_9 !== undefined) {
            json += addComma_2 ? ",\"status\":" : ((addComma_2 = true), "{\"status\":")
            json += anonymous6(value_status_9)
          }
if (!addComma_2) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "ApiCatalogResponse#/properties/linkset"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ApiCatalogResponse#/properties/linkset' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "ApiCatalogResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
          const value_linkset_1 = obj["linkset"]
          if (value_linkset_1 !== undefined) {
            json += "{\"linkset\":"
            json += anonymous1(value_linkset_1)
          } else {
            json += JSON_STR_BEGIN_OBJECT
          }
          
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeSessionResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "UserResponse#"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_6 = false

          const value_id_7 = obj["id"]
          if (value_id_7 !== undefined) {
            json += addComma_6 ? ",\"id\":" : ((addComma_6 = true), "{\"id\":")
            
        if (typeof value_id_7 !== 'string') {
          if (value_id_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_7.toISOString() + JSON_STR_QUOTE
          } else if (value_id_7 instanceof RegExp) {
            json += asString(value_id_7.source)
          } else {
            json += asString(value_id_7.toString())
          }
        } else {
          json += asString(value_id_7)
        }
        
          }

          const value_tenantId_8 = obj["tenantId"]
          if (value_tenantId_8 !== undefined) {
            json += addComma_6 ? ",\"tenantId\":" : ((addComma_6 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_8 !== 'string') {
          if (value_tenantId_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_8.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_8 instanceof RegExp) {
            json += asString(value_tenantId_8.source)
          } else {
            json += asString(value_tenantId_8.toString())
          }
        } else {
          json += asString(value_tenantId_8)
        }
        
          }

          const value_email_9 = obj["email"]
          if (value_email_9 !== undefined) {
            json += addComma_6 ? ",\"email\":" : ((addComma_6 = true), "{\"email\":")
            
        if (typeof value_email_9 !== 'string') {
          if (value_email_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_9.toISOString() + JSON_STR_QUOTE
          } else if (value_email_9 instanceof RegExp) {
            json += asString(value_email_9.source)
          } else {
            json += asString(value_email_9.toString())
          }
        } else {
          json += asString(value_email_9)
        }
        
          }

          const value_name_10 = obj["name"]
          if (value_name_10 !== undefined) {
            json += addComma_6 ? ",\"name\":" : ((addComma_6 = true), "{\"name\":")
            
        if (typeof value_name_10 !== 'string') {
          if (value_name_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_10.toISOString() + JSON_STR_QUOTE
          } else if (value_name_10 instanceof RegExp) {
            json += asString(value_name_10.source)
          } else {
            json += asString(value_name_10.toString())
          }
        } else {
          json += asString(value_name_10)
        }
        
          }

          const value_role_11 = obj["role"]
          if (value_role_11 !== undefined) {
            json += addComma_6 ? ",\"role\":" : ((addComma_6 = true), "{\"role\":")
            
        if (typeof value_role_11 !== 'string') {
          if (value_role_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_role_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_role_11.toISOString() + JSON_STR_QUOTE
          } else if (value_role_11 instanceof RegExp) {
            json += asString(value_role_11.source)
          } else {
            json += asString(value_role_11.toString())
          }
        } else {
          json += asString(value_role_11)
        }
        
          }

          const value_isActive_12 = obj["isActive"]
          if (value_isActive_12 !== undefined) {
            json += addComma_6 ? ",\"isActive\":" : ((addComma_6 = true), "{\"isActive\":")
            json += asBoolean(value_isActive_12)
          }

          const value_visibility_13 = obj["visibility"]
          if (value_visibility_13 !== undefined) {
            json += addComma_6 ? ",\"visibility\":" : ((addComma_6 = true), "{\"visibility\":")
            
        if (typeof value_visibility_13 !== 'string') {
          if (value_visibility_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_visibility_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_visibility_13.toISOString() + JSON_STR_QUOTE
          } else if (value_visibility_13 instanceof RegExp) {
            json += asString(value_visibility_13.source)
          } else {
            json += asString(value_visibility_13.toString())
          }
        } else {
          json += asString(value_visibility_13)
        }
        
          }

          const value_teamId_14 = obj["teamId"]
          if (value_teamId_14 !== undefined) {
            json += addComma_6 ? ",\"teamId\":" : ((addComma_6 = true), "{\"teamId\":")
            
          if (value_teamId_14 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_teamId_14 === "string" ||
            value_teamId_14 === null ||
            value_teamId_14 instanceof Date ||
            value_teamId_14 instanceof RegExp ||
            (
              typeof value_teamId_14 === "object" &&
              typeof value_teamId_14.toString === "function" &&
              value_teamId_14.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_teamId_14 !== 'string') {
          if (value_teamId_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_teamId_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_teamId_14.toISOString() + JSON_STR_QUOTE
          } else if (value_teamId_14 instanceof RegExp) {
            json += asString(value_teamId_14.source)
          } else {
            json += asString(value_teamId_14.toString())
          }
        } else {
          json += asString(value_teamId_14)
        }
        
          }
        
    else throw new TypeError("The value of 'UserResponse#/properties/teamId' does not match schema definition.")
  
          }

          const value_createdAt_15 = obj["createdAt"]
          if (value_createdAt_15 !== undefined) {
            json += addComma_6 ? ",\"createdAt\":" : ((addComma_6 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_15)
          }

          const value_updatedAt_16 = obj["updatedAt"]
          if (value_updatedAt_16 !== undefined) {
            json += addComma_6 ? ",\"updatedAt\":" : ((addComma_6 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_16)
          }
if (!addComma_6) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "SessionResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_accessToken_1 = obj["accessToken"]
          if (value_accessToken_1 !== undefined) {
            json += addComma_0 ? ",\"accessToken\":" : ((addComma_0 = true), "{\"accessToken\":")
            
        if (typeof value_accessToken_1 !== 'string') {
          if (value_accessToken_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_accessToken_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_accessToken_1.toISOString() + JSON_STR_QUOTE
          } else if (value_accessToken_1 instanceof RegExp) {
            json += asString(value_accessToken_1.source)
          } else {
            json += asString(value_accessToken_1.toString())
          }
        } else {
          json += asString(value_accessToken_1)
        }
        
          }

          const value_tokenType_2 = obj["tokenType"]
          if (value_tokenType_2 !== undefined) {
            json += addComma_0 ? ",\"tokenType\":" : ((addComma_0 = true), "{\"tokenType\":")
            json += "\"Bearer\""
          }

          const value_expiresIn_3 = obj["expiresIn"]
          if (value_expiresIn_3 !== undefined) {
            json += addComma_0 ? ",\"expiresIn\":" : ((addComma_0 = true), "{\"expiresIn\":")
            json += asInteger(value_expiresIn_3)
          }

          const value_refreshToken_4 = obj["refreshToken"]
          if (value_refreshToken_4 !== undefined) {
            json += addComma_0 ? ",\"refreshToken\":" : ((addComma_0 = true), "{\"refreshToken\":")
            
        if (typeof value_refreshToken_4 !== 'string') {
          if (value_refreshToken_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_refreshToken_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_refreshToken_4.toISOString() + JSON_STR_QUOTE
          } else if (value_refreshToken_4 instanceof RegExp) {
            json += asString(value_refreshToken_4.source)
          } else {
            json += asString(value_refreshToken_4.toString())
          }
        } else {
          json += asString(value_refreshToken_4)
        }
        
          }

          const value_user_5 = obj["user"]
          if (value_user_5 !== undefined) {
            json += addComma_0 ? ",\"user\":" : ((addComma_0 = true), "{\"user\":")
            json += anonymous1(value_user_5)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeLoggedOutResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "LoggedOutResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
          const value_loggedOut_1 = obj["loggedOut"]
          if (value_loggedOut_1 !== undefined) {
            json += "{\"loggedOut\":"
            json += "true"
          } else {
            json += JSON_STR_BEGIN_OBJECT
          }
          
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writePasswordChangedResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "PasswordChangedResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
          const value_passwordChanged_1 = obj["passwordChanged"]
          if (value_passwordChanged_1 !== undefined) {
            json += "{\"passwordChanged\":"
            json += "true"
          } else {
            json += JSON_STR_BEGIN_OBJECT
          }
          
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeMeResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "TenantResponse#"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_3 = false

          const value_id_4 = obj["id"]
          if (value_id_4 !== undefined) {
            json += addComma_3 ? ",\"id\":" : ((addComma_3 = true), "{\"id\":")
            
        if (typeof value_id_4 !== 'string') {
          if (value_id_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_4.toISOString() + JSON_STR_QUOTE
          } else if (value_id_4 instanceof RegExp) {
            json += asString(value_id_4.source)
          } else {
            json += asString(value_id_4.toString())
          }
        } else {
          json += asString(value_id_4)
        }
        
          }

          const value_subdomain_5 = obj["subdomain"]
          if (value_subdomain_5 !== undefined) {
            json += addComma_3 ? ",\"subdomain\":" : ((addComma_3 = true), "{\"subdomain\":")
            
        if (typeof value_subdomain_5 !== 'string') {
          if (value_subdomain_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_subdomain_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_subdomain_5.toISOString() + JSON_STR_QUOTE
          } else if (value_subdomain_5 instanceof RegExp) {
            json += asString(value_subdomain_5.source)
          } else {
            json += asString(value_subdomain_5.toString())
          }
        } else {
          json += asString(value_subdomain_5)
        }
        
          }

          const value_name_6 = obj["name"]
          if (value_name_6 !== undefined) {
            json += addComma_3 ? ",\"name\":" : ((addComma_3 = true), "{\"name\":")
            
        if (typeof value_name_6 !== 'string') {
          if (value_name_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
          } else if (value_name_6 instanceof RegExp) {
            json += asString(value_name_6.source)
          } else {
            json += asString(value_name_6.toString())
          }
        } else {
          json += asString(value_name_6)
        }
        
          }
if (!addComma_3) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "MeResponse#/properties/user"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_8 = false

          const value_id_9 = obj["id"]
          if (value_id_9 !== undefined) {
            json += addComma_8 ? ",\"id\":" : ((addComma_8 = true), "{\"id\":")
            
        if (typeof value_id_9 !== 'string') {
          if (value_id_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_9.toISOString() + JSON_STR_QUOTE
          } else if (value_id_9 instanceof RegExp) {
            json += asString(value_id_9.source)
          } else {
            json += asString(value_id_9.toString())
          }
        } else {
          json += asString(value_id_9)
        }
        
          }

          const value_tenantId_10 = obj["tenantId"]
          if (value_tenantId_10 !== undefined) {
            json += addComma_8 ? ",\"tenantId\":" : ((addComma_8 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_10 !== 'string') {
          if (value_tenantId_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_10.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_10 instanceof RegExp) {
            json += asString(value_tenantId_10.source)
          } else {
            json += asString(value_tenantId_10.toString())
          }
        } else {
          json += asString(value_tenantId_10)
        }
        
          }

          const value_email_11 = obj["email"]
          if (value_email_11 !== undefined) {
            json += addComma_8 ? ",\"email\":" : ((addComma_8 = true), "{\"email\":")
            
        if (typeof value_email_11 !== 'string') {
          if (value_email_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_11.toISOString() + JSON_STR_QUOTE
          } else if (value_email_11 instanceof RegExp) {
            json += asString(value_email_11.source)
          } else {
            json += asString(value_email_11.toString())
          }
        } else {
          json += asString(value_email_11)
        }
        
          }

          const value_name_12 = obj["name"]
          if (value_name_12 !== undefined) {
            json += addComma_8 ? ",\"name\":" : ((addComma_8 = true), "{\"name\":")
            
        if (typeof value_name_12 !== 'string') {
          if (value_name_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_12.toISOString() + JSON_STR_QUOTE
          } else if (value_name_12 instanceof RegExp) {
            json += asString(value_name_12.source)
          } else {
            json += asString(value_name_12.toString())
          }
        } else {
          json += asString(value_name_12)
        }
        
          }

          const value_role_13 = obj["role"]
          if (value_role_13 !== undefined) {
            json += addComma_8 ? ",\"role\":" : ((addComma_8 = true), "{\"role\":")
            
        if (typeof value_role_13 !== 'string') {
          if (value_role_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_role_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_role_13.toISOString() + JSON_STR_QUOTE
          } else if (value_role_13 instanceof RegExp) {
            json += asString(value_role_13.source)
          } else {
            json += asString(value_role_13.toString())
          }
        } else {
          json += asString(value_role_13)
        }
        
          }

          const value_isActive_14 = obj["isActive"]
          if (value_isActive_14 !== undefined) {
            json += addComma_8 ? ",\"isActive\":" : ((addComma_8 = true), "{\"isActive\":")
            json += asBoolean(value_isActive_14)
          }

          const value_visibility_15 = obj["visibility"]
          if (value_visibility_15 !== undefined) {
            json += addComma_8 ? ",\"visibility\":" : ((addComma_8 = true), "{\"visibility\":")
            
        if (typeof value_visibility_15 !== 'string') {
          if (value_visibility_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_visibility_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_visibility_15.toISOString() + JSON_STR_QUOTE
          } else if (value_visibility_15 instanceof RegExp) {
            json += asString(value_visibility_15.source)
          } else {
            json += asString(value_visibility_15.toString())
          }
        } else {
          json += asString(value_visibility_15)
        }
        
          }

          const value_teamId_16 = obj["teamId"]
          if (value_teamId_16 !== undefined) {
            json += addComma_8 ? ",\"teamId\":" : ((addComma_8 = true), "{\"teamId\":")
            
          if (value_teamId_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_teamId_16 === "string" ||
            value_teamId_16 === null ||
            value_teamId_16 instanceof Date ||
            value_teamId_16 instanceof RegExp ||
            (
              typeof value_teamId_16 === "object" &&
              typeof value_teamId_16.toString === "function" &&
              value_teamId_16.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_teamId_16 !== 'string') {
          if (value_teamId_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_teamId_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_teamId_16.toISOString() + JSON_STR_QUOTE
          } else if (value_teamId_16 instanceof RegExp) {
            json += asString(value_teamId_16.source)
          } else {
            json += asString(value_teamId_16.toString())
          }
        } else {
          json += asString(value_teamId_16)
        }
        
          }
        
    else throw new TypeError("The value of 'MeResponse#/properties/user/properties/teamId' does not match schema definition.")
  
          }

          const value_createdAt_17 = obj["createdAt"]
          if (value_createdAt_17 !== undefined) {
            json += addComma_8 ? ",\"createdAt\":" : ((addComma_8 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_17)
          }

          const value_updatedAt_18 = obj["updatedAt"]
          if (value_updatedAt_18 !== undefined) {
            json += addComma_8 ? ",\"updatedAt\":" : ((addComma_8 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_18)
          }
if (!addComma_8) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "MeResponse#/properties/apiKey"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_20 = false

          const value_id_21 = obj["id"]
          if (value_id_21 !== undefined) {
            json += addComma_20 ? ",\"id\":" : ((addComma_20 = true), "{\"id\":")
            
        if (typeof value_id_21 !== 'string') {
          if (value_id_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_21.toISOString() + JSON_STR_QUOTE
          } else if (value_id_21 instanceof RegExp) {
            json += asString(value_id_21.source)
          } else {
            json += asString(value_id_21.toString())
          }
        } else {
          json += asString(value_id_21)
        }
        
          }

          const value_keyPrefix_22 = obj["keyPrefix"]
          if (value_keyPrefix_22 !== undefined) {
            json += addComma_20 ? ",\"keyPrefix\":" : ((addComma_20 = true), "{\"keyPrefix\":")
            
        if (typeof value_keyPrefix_22 !== 'string') {
          if (value_keyPrefix_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_keyPrefix_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_keyPrefix_22.toISOString() + JSON_STR_QUOTE
          } else if (value_keyPrefix_22 instanceof RegExp) {
            json += asString(value_keyPrefix_22.source)
          } else {
            json += asString(value_keyPrefix_22.toString())
          }
        } else {
          json += asString(value_keyPrefix_22)
        }
        
          }

          const value_name_23 = obj["name"]
          if (value_name_23 !== undefined) {
            json += addComma_20 ? ",\"name\":" : ((addComma_20 = true), "{\"name\":")
            
        if (typeof value_name_23 !== 'string') {
          if (value_name_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_23.toISOString() + JSON_STR_QUOTE
          } else if (value_name_23 instanceof RegExp) {
            json += asString(value_name_23.source)
          } else {
            json += asString(value_name_23.toString())
          }
        } else {
          json += asString(value_name_23)
        }
        
          }

          const value_scopes_24 = obj["scopes"]
          if (value_scopes_24 !== undefined) {
            json += addComma_20 ? ",\"scopes\":" : ((addComma_20 = true), "{\"scopes\":")
            
        if (typeof value_scopes_24 !== 'string') {
          if (value_scopes_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_scopes_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_scopes_24.toISOString() + JSON_STR_QUOTE
          } else if (value_scopes_24 instanceof RegExp) {
            json += asString(value_scopes_24.source)
          } else {
            json += asString(value_scopes_24.toString())
          }
        } else {
          json += asString(value_scopes_24)
        }
        
          }

          const value_expiresAt_25 = obj["expiresAt"]
          if (value_expiresAt_25 !== undefined) {
            json += addComma_20 ? ",\"expiresAt\":" : ((addComma_20 = true), "{\"expiresAt\":")
            
          if (value_expiresAt_25 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_expiresAt_25 === "string" ||
            value_expiresAt_25 === null ||
            value_expiresAt_25 instanceof Date ||
            value_expiresAt_25 instanceof RegExp ||
            (
              typeof value_expiresAt_25 === "object" &&
              typeof value_expiresAt_25.toString === "function" &&
              value_expiresAt_25.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_expiresAt_25)
          }
        
    else throw new TypeError("The value of 'MeResponse#/properties/apiKey/properties/expiresAt' does not match schema definition.")
  
          }

          const value_lastUsedAt_26 = obj["lastUsedAt"]
          if (value_lastUsedAt_26 !== undefined) {
            json += addComma_20 ? ",\"lastUsedAt\":" : ((addComma_20 = true), "{\"lastUsedAt\":")
            
          if (value_lastUsedAt_26 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastUsedAt_26 === "string" ||
            value_lastUsedAt_26 === null ||
            value_lastUsedAt_26 instanceof Date ||
            value_lastUsedAt_26 instanceof RegExp ||
            (
              typeof value_lastUsedAt_26 === "object" &&
              typeof value_lastUsedAt_26.toString === "function" &&
              value_lastUsedAt_26.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastUsedAt_26)
          }
        
    else throw new TypeError("The value of 'MeResponse#/properties/apiKey/properties/lastUsedAt' does not match schema definition.")
  
          }

          const value_isActive_27 = obj["isActive"]
          if (value_isActive_27 !== undefined) {
            json += addComma_20 ? ",\"isActive\":" : ((addComma_20 = true), "{\"isActive\":")
            json += asBoolean(value_isActive_27)
          }

          const value_createdAt_28 = obj["createdAt"]
          if (value_createdAt_28 !== undefined) {
            json += addComma_20 ? ",\"createdAt\":" : ((addComma_20 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_28)
          }

          const value_userId_29 = obj["userId"]
          if (value_userId_29 !== undefined) {
            json += addComma_20 ? ",\"userId\":" : ((addComma_20 = true), "{\"userId\":")
            
          if (value_userId_29 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_userId_29 === "string" ||
            value_userId_29 === null ||
            value_userId_29 instanceof Date ||
            value_userId_29 instanceof RegExp ||
            (
              typeof value_userId_29 === "object" &&
              typeof value_userId_29.toString === "function" &&
              value_userId_29.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_userId_29 !== 'string') {
          if (value_userId_29 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_userId_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_userId_29.toISOString() + JSON_STR_QUOTE
          } else if (value_userId_29 instanceof RegExp) {
            json += asString(value_userId_29.source)
          } else {
            json += asString(value_userId_29.toString())
          }
        } else {
          json += asString(value_userId_29)
        }
        
          }
        
    else throw new TypeError("The value of 'MeResponse#/properties/apiKey/properties/userId' does not match schema definition.")
  
          }

          const value_createdBy_30 = obj["createdBy"]
          if (value_createdBy_30 !== undefined) {
            json += addComma_20 ? ",\"createdBy\":" : ((addComma_20 = true), "{\"createdBy\":")
            
          if (value_createdBy_30 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_createdBy_30 === "string" ||
            value_createdBy_30 === null ||
            value_createdBy_30 instanceof Date ||
            value_createdBy_30 instanceof RegExp ||
            (
              typeof value_createdBy_30 === "object" &&
              typeof value_createdBy_30.toString === "function" &&
              value_createdBy_30.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_createdBy_30 !== 'string') {
          if (value_createdBy_30 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_createdBy_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_createdBy_30.toISOString() + JSON_STR_QUOTE
          } else if (value_createdBy_30 instanceof RegExp) {
            json += asString(value_createdBy_30.source)
          } else {
            json += asString(value_createdBy_30.toString())
          }
        } else {
          json += asString(value_createdBy_30)
        }
        
          }
        
    else throw new TypeError("The value of 'MeResponse#/properties/apiKey/properties/createdBy' does not match schema definition.")
  
          }

          const value_visibility_31 = obj["visibility"]
          if (value_visibility_31 !== undefined) {
            json += addComma_20 ? ",\"visibility\":" : ((addComma_20 = true), "{\"visibility\":")
            json += JSON.stringify(value_visibility_31)
          }

          const value_teamId_32 = obj["teamId"]
          if (value_teamId_32 !== undefined) {
            json += addComma_20 ? ",\"teamId\":" : ((addComma_20 = true), "{\"teamId\":")
            
          if (value_teamId_32 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_teamId_32 === "string" ||
            value_teamId_32 === null ||
            value_teamId_32 instanceof Date ||
            value_teamId_32 instanceof RegExp ||
            (
              typeof value_teamId_32 === "object" &&
              typeof value_teamId_32.toString === "function" &&
              value_teamId_32.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_teamId_32 !== 'string') {
          if (value_teamId_32 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_teamId_32 instanceof Date) {
            json += JSON_STR_QUOTE + value_teamId_32.toISOString() + JSON_STR_QUOTE
          } else if (value_teamId_32 instanceof RegExp) {
            json += asString(value_teamId_32.source)
          } else {
            json += asString(value_teamId_32.toString())
          }
        } else {
          json += asString(value_teamId_32)
        }
        
          }
        
    else throw new TypeError("The value of 'MeResponse#/properties/apiKey/properties/teamId' does not match schema definition.")
  
          }

          const value_createdByStatus_33 = obj["createdByStatus"]
          if (value_createdByStatus_33 !== undefined) {
            json += addComma_20 ? ",\"createdByStatus\":" : ((addComma_20 = true), "{\"createdByStatus\":")
            json += JSON.stringify(value_createdByStatus_33)
          }

          const value_replaces_34 = obj["replaces"]
          if (value_replaces_34 !== undefined) {
            json += addComma_20 ? ",\"replaces\":" : ((addComma_20 = true), "{\"replaces\":")
            
          if (value_replaces_34 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_replaces_34 === "string" ||
            value_replaces_34 === null ||
            value_replaces_34 instanceof Date ||
            value_replaces_34 instanceof RegExp ||
            (
              typeof value_replaces_34 === "object" &&
              typeof value_replaces_34.toString === "function" &&
              value_replaces_34.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_replaces_34 !== 'string') {
          if (value_replaces_34 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_replaces_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_replaces_34.toISOString() + JSON_STR_QUOTE
          } else if (value_replaces_34 instanceof RegExp) {
            json += asString(value_replaces_34.source)
          } else {
            json += asString(value_replaces_34.toString())
          }
        } else {
          json += asString(value_replaces_34)
        }
        
          }
        
    else throw new TypeError("The value of 'MeResponse#/properties/apiKey/properties/replaces' does not match schema definition.")
  
          }

          const value_replacedBy_35 = obj["replacedBy"]
          if (value_replacedBy_35 !== undefined) {
            json += addComma_20 ? ",\"replacedBy\":" : ((addComma_20 = true), "{\"replacedBy\":")
            
          if (value_replacedBy_35 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_replacedBy_35 === "string" ||
            value_replacedBy_35 === null ||
            value_replacedBy_35 instanceof Date ||
            value_replacedBy_35 instanceof RegExp ||
            (
              typeof value_replacedBy_35 === "object" &&
              typeof value_replacedBy_35.toString === "function" &&
              value_replacedBy_35.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_replacedBy_35 !== 'string') {
          if (value_replacedBy_35 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_replacedBy_35 instanceof Date) {
            json += JSON_STR_QUOTE + value_replacedBy_35.toISOString() + JSON_STR_QUOTE
          } else if (value_replacedBy_35 instanceof RegExp) {
            json += asString(value_replacedBy_35.source)
          } else {
            json += asString(value_replacedBy_35.toString())
          }
        } else {
          json += asString(value_replacedBy_35)
        }
        
          }
        
    else throw new TypeError("The value of 'MeResponse#/properties/apiKey/properties/replacedBy' does not match schema definition.")
  
          }

          const value_scopesUsed_36 = obj["scopesUsed"]
          if (value_scopesUsed_36 !== undefined) {
            json += addComma_20 ? ",\"scopesUsed\":" : ((addComma_20 = true), "{\"scopesUsed\":")
            json += JSON.stringify(value_scopesUsed_36)
          }
if (!addComma_20) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous4 (obj) {
      // "MeResponse#/properties/scopes"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'MeResponse#/properties/scopes' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "MeResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_type_1 = obj["type"]
          if (value_type_1 !== undefined) {
            json += addComma_0 ? ",\"type\":" : ((addComma_0 = true), "{\"type\":")
            
        if (typeof value_type_1 !== 'string') {
          if (value_type_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_1.toISOString() + JSON_STR_QUOTE
          } else if (value_type_1 instanceof RegExp) {
            json += asString(value_type_1.source)
          } else {
            json += asString(value_type_1.toString())
          }
        } else {
          json += asString(value_type_1)
        }
        
          }

          const value_tenant_2 = obj["tenant"]
          if (value_tenant_2 !== undefined) {
            json += addComma_0 ? ",\"tenant\":" : ((addComma_0 = true), "{\"tenant\":")
            json += anonymous1(value_tenant_2)
          }

          const value_user_7 = obj["user"]
          if (value_user_7 !== undefined) {
            json += addComma_0 ? ",\"user\":" : ((addComma_0 = true), "{\"user\":")
            
          if (value_user_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if((typeof value_user_7 === "object" && !Array.isArray(value_user_7)) || value_user_7 === null) {
            json += anonymous2(value_user_7)
          }
        
    else throw new TypeError("The value of 'MeResponse#/properties/user' does not match schema definition.")
  
          }

          const value_apiKey_19 = obj["apiKey"]
          if (value_apiKey_19 !== undefined) {
            json += addComma_0 ? ",\"apiKey\":" : ((addComma_0 = true), "{\"apiKey\":")
            
          if (value_apiKey_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if((typeof value_apiKey_19 === "object" && !Array.isArray(value_apiKey_19)) || value_apiKey_19 === null) {
            json += anonymous3(value_apiKey_19)
          }
        
    else throw new TypeError("The value of 'MeResponse#/properties/apiKey' does not match schema definition.")
  
          }

          const value_scopes_37 = obj["scopes"]
          if (value_scopes_37 !== undefined) {
            json += addComma_0 ? ",\"scopes\":" : ((addComma_0 = true), "{\"scopes\":")
            json += anonymous4(value_scopes_37)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeCompanyResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous1 (obj) {
      // "CompanyResponse#/properties/tags"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'CompanyResponse#/properties/tags' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "CompanyResponse#/properties/custom"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_21 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_21 ? JSON_STR_COMMA : ((addComma_21 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_21) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "CompanyResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_tenantId_2 = obj["tenantId"]
          if (value_tenantId_2 !== undefined) {
            json += addComma_0 ? ",\"tenantId\":" : ((addComma_0 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_2 !== 'string') {
          if (value_tenantId_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_2.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_2 instanceof RegExp) {
            json += asString(value_tenantId_2.source)
          } else {
            json += asString(value_tenantId_2.toString())
          }
        } else {
          json += asString(value_tenantId_2)
        }
        
          }

          const value_name_3 = obj["name"]
          if (value_name_3 !== undefined) {
            json += addComma_0 ? ",\"name\":" : ((addComma_0 = true), "{\"name\":")
            
        if (typeof value_name_3 !== 'string') {
          if (value_name_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_3.toISOString() + JSON_STR_QUOTE
          } else if (value_name_3 instanceof RegExp) {
            json += asString(value_name_3.source)
          } else {
            json += asString(value_name_3.toString())
          }
        } else {
          json += asString(value_name_3)
        }
        
          }

          const value_domain_4 = obj["domain"]
          if (value_domain_4 !== undefined) {
            json += addComma_0 ? ",\"domain\":" : ((addComma_0 = true), "{\"domain\":")
            
          if (value_domain_4 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_domain_4 === "string" ||
            value_domain_4 === null ||
            value_domain_4 instanceof Date ||
            value_domain_4 instanceof RegExp ||
            (
              typeof value_domain_4 === "object" &&
              typeof value_domain_4.toString === "function" &&
              value_domain_4.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_domain_4 !== 'string') {
          if (value_domain_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_domain_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_domain_4.toISOString() + JSON_STR_QUOTE
          } else if (value_domain_4 instanceof RegExp) {
            json += asString(value_domain_4.source)
          } else {
            json += asString(value_domain_4.toString())
          }
        } else {
          json += asString(value_domain_4)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/domain' does not match schema definition.")
  
          }

          const value_industry_5 = obj["industry"]
          if (value_industry_5 !== undefined) {
            json += addComma_0 ? ",\"industry\":" : ((addComma_0 = true), "{\"industry\":")
            
          if (value_industry_5 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_industry_5 === "string" ||
            value_industry_5 === null ||
            value_industry_5 instanceof Date ||
            value_industry_5 instanceof RegExp ||
            (
              typeof value_industry_5 === "object" &&
              typeof value_industry_5.toString === "function" &&
              value_industry_5.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_industry_5 !== 'string') {
          if (value_industry_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_industry_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_industry_5.toISOString() + JSON_STR_QUOTE
          } else if (value_industry_5 instanceof RegExp) {
            json += asString(value_industry_5.source)
          } else {
            json += asString(value_industry_5.toString())
          }
        } else {
          json += asString(value_industry_5)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/industry' does not match schema definition.")
  
          }

          const value_description_6 = obj["description"]
          if (value_description_6 !== undefined) {
            json += addComma_0 ? ",\"description\":" : ((addComma_0 = true), "{\"description\":")
            
          if (value_description_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_description_6 === "string" ||
            value_description_6 === null ||
            value_description_6 instanceof Date ||
            value_description_6 instanceof RegExp ||
            (
              typeof value_description_6 === "object" &&
              typeof value_description_6.toString === "function" &&
              value_description_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_description_6 !== 'string') {
          if (value_description_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_6.toISOString() + JSON_STR_QUOTE
          } else if (value_description_6 instanceof RegExp) {
            json += asString(value_description_6.source)
          } else {
            json += asString(value_description_6.toString())
          }
        } else {
          json += asString(value_description_6)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/description' does not match schema definition.")
  
          }

          const value_employeeCount_7 = obj["employeeCount"]
          if (value_employeeCount_7 !== undefined) {
            json += addComma_0 ? ",\"employeeCount\":" : ((addComma_0 = true), "{\"employeeCount\":")
            
          if (value_employeeCount_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_employeeCount_7) || value_employeeCount_7 === null) {
            json += asInteger(value_employeeCount_7)
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/employeeCount' does not match schema definition.")
  
          }

          const value_annualRevenue_8 = obj["annualRevenue"]
          if (value_annualRevenue_8 !== undefined) {
            json += addComma_0 ? ",\"annualRevenue\":" : ((addComma_0 = true), "{\"annualRevenue\":")
            
          if (value_annualRevenue_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(typeof value_annualRevenue_8 === "number" || value_annualRevenue_8 === null) {
            json += asNumber(value_annualRevenue_8)
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/annualRevenue' does not match schema definition.")
  
          }

          const value_phone_9 = obj["phone"]
          if (value_phone_9 !== undefined) {
            json += addComma_0 ? ",\"phone\":" : ((addComma_0 = true), "{\"phone\":")
            
          if (value_phone_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_phone_9 === "string" ||
            value_phone_9 === null ||
            value_phone_9 instanceof Date ||
            value_phone_9 instanceof RegExp ||
            (
              typeof value_phone_9 === "object" &&
              typeof value_phone_9.toString === "function" &&
              value_phone_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_phone_9 !== 'string') {
          if (value_phone_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_phone_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_9.toISOString() + JSON_STR_QUOTE
          } else if (value_phone_9 instanceof RegExp) {
            json += asString(value_phone_9.source)
          } else {
            json += asString(value_phone_9.toString())
          }
        } else {
          json += asString(value_phone_9)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/phone' does not match schema definition.")
  
          }

          const value_website_10 = obj["website"]
          if (value_website_10 !== undefined) {
            json += addComma_0 ? ",\"website\":" : ((addComma_0 = true), "{\"website\":")
            
          if (value_website_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_website_10 === "string" ||
            value_website_10 === null ||
            value_website_10 instanceof Date ||
            value_website_10 instanceof RegExp ||
            (
              typeof value_website_10 === "object" &&
              typeof value_website_10.toString === "function" &&
              value_website_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_website_10 !== 'string') {
          if (value_website_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_website_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_website_10.toISOString() + JSON_STR_QUOTE
          } else if (value_website_10 instanceof RegExp) {
            json += asString(value_website_10.source)
          } else {
            json += asString(value_website_10.toString())
          }
        } else {
          json += asString(value_website_10)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/website' does not match schema definition.")
  
          }

          const value_networkUrl_11 = obj["networkUrl"]
          if (value_networkUrl_11 !== undefined) {
            json += addComma_0 ? ",\"networkUrl\":" : ((addComma_0 = true), "{\"networkUrl\":")
            
          if (value_networkUrl_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_networkUrl_11 === "string" ||
            value_networkUrl_11 === null ||
            value_networkUrl_11 instanceof Date ||
            value_networkUrl_11 instanceof RegExp ||
            (
              typeof value_networkUrl_11 === "object" &&
              typeof value_networkUrl_11.toString === "function" &&
              value_networkUrl_11.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_networkUrl_11 !== 'string') {
          if (value_networkUrl_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_networkUrl_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_networkUrl_11.toISOString() + JSON_STR_QUOTE
          } else if (value_networkUrl_11 instanceof RegExp) {
            json += asString(value_networkUrl_11.source)
          } else {
            json += asString(value_networkUrl_11.toString())
          }
        } else {
          json += asString(value_networkUrl_11)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/networkUrl' does not match schema definition.")
  
          }

          const value_address_12 = obj["address"]
          if (value_address_12 !== undefined) {
            json += addComma_0 ? ",\"address\":" : ((addComma_0 = true), "{\"address\":")
            
          if (value_address_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_address_12 === "string" ||
            value_address_12 === null ||
            value_address_12 instanceof Date ||
            value_address_12 instanceof RegExp ||
            (
              typeof value_address_12 === "object" &&
              typeof value_address_12.toString === "function" &&
              value_address_12.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_address_12 !== 'string') {
          if (value_address_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_address_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_address_12.toISOString() + JSON_STR_QUOTE
          } else if (value_address_12 instanceof RegExp) {
            json += asString(value_address_12.source)
          } else {
            json += asString(value_address_12.toString())
          }
        } else {
          json += asString(value_address_12)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/address' does not match schema definition.")
  
          }

          const value_city_13 = obj["city"]
          if (value_city_13 !== undefined) {
            json += addComma_0 ? ",\"city\":" : ((addComma_0 = true), "{\"city\":")
            
          if (value_city_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_city_13 === "string" ||
            value_city_13 === null ||
            value_city_13 instanceof Date ||
            value_city_13 instanceof RegExp ||
            (
              typeof value_city_13 === "object" &&
              typeof value_city_13.toString === "function" &&
              value_city_13.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_city_13 !== 'string') {
          if (value_city_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_city_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_city_13.toISOString() + JSON_STR_QUOTE
          } else if (value_city_13 instanceof RegExp) {
            json += asString(value_city_13.source)
          } else {
            json += asString(value_city_13.toString())
          }
        } else {
          json += asString(value_city_13)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/city' does not match schema definition.")
  
          }

          const value_state_14 = obj["state"]
          if (value_state_14 !== undefined) {
            json += addComma_0 ? ",\"state\":" : ((addComma_0 = true), "{\"state\":")
            
          if (value_state_14 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_state_14 === "string" ||
            value_state_14 === null ||
            value_state_14 instanceof Date ||
            value_state_14 instanceof RegExp ||
            (
              typeof value_state_14 === "object" &&
              typeof value_state_14.toString === "function" &&
              value_state_14.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_state_14 !== 'string') {
          if (value_state_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_state_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_state_14.toISOString() + JSON_STR_QUOTE
          } else if (value_state_14 instanceof RegExp) {
            json += asString(value_state_14.source)
          } else {
            json += asString(value_state_14.toString())
          }
        } else {
          json += asString(value_state_14)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/state' does not match schema definition.")
  
          }

          const value_country_15 = obj["country"]
          if (value_country_15 !== undefined) {
            json += addComma_0 ? ",\"country\":" : ((addComma_0 = true), "{\"country\":")
            
          if (value_country_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_country_15 === "string" ||
            value_country_15 === null ||
            value_country_15 instanceof Date ||
            value_country_15 instanceof RegExp ||
            (
              typeof value_country_15 === "object" &&
              typeof value_country_15.toString === "function" &&
              value_country_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_country_15 !== 'string') {
          if (value_country_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_country_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_15.toISOString() + JSON_STR_QUOTE
          } else if (value_country_15 instanceof RegExp) {
            json += asString(value_country_15.source)
          } else {
            json += asString(value_country_15.toString())
          }
        } else {
          json += asString(value_country_15)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/country' does not match schema definition.")
  
          }

          const value_postalCode_16 = obj["postalCode"]
          if (value_postalCode_16 !== undefined) {
            json += addComma_0 ? ",\"postalCode\":" : ((addComma_0 = true), "{\"postalCode\":")
            
          if (value_postalCode_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_postalCode_16 === "string" ||
            value_postalCode_16 === null ||
            value_postalCode_16 instanceof Date ||
            value_postalCode_16 instanceof RegExp ||
            (
              typeof value_postalCode_16 === "object" &&
              typeof value_postalCode_16.toString === "function" &&
              value_postalCode_16.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_postalCode_16 !== 'string') {
          if (value_postalCode_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_postalCode_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_postalCode_16.toISOString() + JSON_STR_QUOTE
          } else if (value_postalCode_16 instanceof RegExp) {
            json += asString(value_postalCode_16.source)
          } else {
            json += asString(value_postalCode_16.toString())
          }
        } else {
          json += asString(value_postalCode_16)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/postalCode' does not match schema definition.")
  
          }

          const value_tags_17 = obj["tags"]
          if (value_tags_17 !== undefined) {
            json += addComma_0 ? ",\"tags\":" : ((addComma_0 = true), "{\"tags\":")
            json += anonymous1(value_tags_17)
          }

          const value_notes_18 = obj["notes"]
          if (value_notes_18 !== undefined) {
            json += addComma_0 ? ",\"notes\":" : ((addComma_0 = true), "{\"notes\":")
            
          if (value_notes_18 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_notes_18 === "string" ||
            value_notes_18 === null ||
            value_notes_18 instanceof Date ||
            value_notes_18 instanceof RegExp ||
            (
              typeof value_notes_18 === "object" &&
              typeof value_notes_18.toString === "function" &&
              value_notes_18.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_notes_18 !== 'string') {
          if (value_notes_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_notes_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_notes_18.toISOString() + JSON_STR_QUOTE
          } else if (value_notes_18 instanceof RegExp) {
            json += asString(value_notes_18.source)
          } else {
            json += asString(value_notes_18.toString())
          }
        } else {
          json += asString(value_notes_18)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/notes' does not match schema definition.")
  
          }

          const value_ownerId_19 = obj["ownerId"]
          if (value_ownerId_19 !== undefined) {
            json += addComma_0 ? ",\"ownerId\":" : ((addComma_0 = true), "{\"ownerId\":")
            
          if (value_ownerId_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_19 === "string" ||
            value_ownerId_19 === null ||
            value_ownerId_19 instanceof Date ||
            value_ownerId_19 instanceof RegExp ||
            (
              typeof value_ownerId_19 === "object" &&
              typeof value_ownerId_19.toString === "function" &&
              value_ownerId_19.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_19 !== 'string') {
          if (value_ownerId_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_19.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_19 instanceof RegExp) {
            json += asString(value_ownerId_19.source)
          } else {
            json += asString(value_ownerId_19.toString())
          }
        } else {
          json += asString(value_ownerId_19)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/ownerId' does not match schema definition.")
  
          }

          const value_custom_20 = obj["custom"]
          if (value_custom_20 !== undefined) {
            json += addComma_0 ? ",\"custom\":" : ((addComma_0 = true), "{\"custom\":")
            json += anonymous2(value_custom_20)
          }

          const value_createdAt_22 = obj["createdAt"]
          if (value_createdAt_22 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_22)
          }

          const value_updatedAt_23 = obj["updatedAt"]
          if (value_updatedAt_23 !== undefined) {
            json += addComma_0 ? ",\"updatedAt\":" : ((addComma_0 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_23)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeCompanyResponseItems = writeList(writeCompanyResponse)

const writeUpsertResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "UpsertResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_action_1 = obj["action"]
          if (value_action_1 !== undefined) {
            json += addComma_0 ? ",\"action\":" : ((addComma_0 = true), "{\"action\":")
            
        if (typeof value_action_1 !== 'string') {
          if (value_action_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_action_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_action_1.toISOString() + JSON_STR_QUOTE
          } else if (value_action_1 instanceof RegExp) {
            json += asString(value_action_1.source)
          } else {
            json += asString(value_action_1.toString())
          }
        } else {
          json += asString(value_action_1)
        }
        
          }

          const value_id_2 = obj["id"]
          if (value_id_2 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_2 !== 'string') {
          if (value_id_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_2.toISOString() + JSON_STR_QUOTE
          } else if (value_id_2 instanceof RegExp) {
            json += asString(value_id_2.source)
          } else {
            json += asString(value_id_2.toString())
          }
        } else {
          json += asString(value_id_2)
        }
        
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeBulkCreateResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous1 (obj) {
      // "BulkCreateResponse#/properties/createdIds"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'BulkCreateResponse#/properties/createdIds' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "BulkItemError#"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_6 = false

          const value_index_7 = obj["index"]
          if (value_index_7 !== undefined) {
            json += addComma_6 ? ",\"index\":" : ((addComma_6 = true), "{\"index\":")
            json += asInteger(value_index_7)
          }

          const value_error_8 = obj["error"]
          if (value_error_8 !== undefined) {
            json += addComma_6 ? ",\"error\":" : ((addComma_6 = true), "{\"error\":")
            
        if (typeof value_error_8 !== 'string') {
          if (value_error_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_error_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_error_8.toISOString() + JSON_STR_QUOTE
          } else if (value_error_8 instanceof RegExp) {
            json += asString(value_error_8.source)
          } else {
            json += asString(value_error_8.toString())
          }
        } else {
          json += asString(value_error_8)
        }
        
          }
if (!addComma_6) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous2 (obj) {
      // "BulkCreateResponse#/properties/errors"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'BulkCreateResponse#/properties/errors' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous3(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous3(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "BulkCreateResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_created_1 = obj["created"]
          if (value_created_1 !== undefined) {
            json += addComma_0 ? ",\"created\":" : ((addComma_0 = true), "{\"created\":")
            json += asInteger(value_created_1)
          }

          const value_updated_2 = obj["updated"]
          if (value_updated_2 !== undefined) {
            json += addComma_0 ? ",\"updated\":" : ((addComma_0 = true), "{\"updated\":")
            json += asInteger(value_updated_2)
          }

          const value_failed_3 = obj["failed"]
          if (value_failed_3 !== undefined) {
            json += addComma_0 ? ",\"failed\":" : ((addComma_0 = true), "{\"failed\":")
            json += asInteger(value_failed_3)
          }

          const value_createdIds_4 = obj["createdIds"]
          if (value_createdIds_4 !== undefined) {
            json += addComma_0 ? ",\"createdIds\":" : ((addComma_0 = true), "{\"createdIds\":")
            json += anonymous1(value_createdIds_4)
          }

          const value_errors_5 = obj["errors"]
          if (value_errors_5 !== undefined) {
            json += addComma_0 ? ",\"errors\":" : ((addComma_0 = true), "{\"errors\":")
            json += anonymous2(value_errors_5)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeBulkUpdateResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "BulkRecordError#"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_7 = false

          const value_id_8 = obj["id"]
          if (value_id_8 !== undefined) {
            json += addComma_7 ? ",\"id\":" : ((addComma_7 = true), "{\"id\":")
            
          if (value_id_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_8 === "string" ||
            value_id_8 === null ||
            value_id_8 instanceof Date ||
            value_id_8 instanceof RegExp ||
            (
              typeof value_id_8 === "object" &&
              typeof value_id_8.toString === "function" &&
              value_id_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_8 !== 'string') {
          if (value_id_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_8.toISOString() + JSON_STR_QUOTE
          } else if (value_id_8 instanceof RegExp) {
            json += asString(value_id_8.source)
          } else {
            json += asString(value_id_8.toString())
          }
        } else {
          json += asString(value_id_8)
        }
        
          }
        
    else throw new TypeError("The value of 'BulkRecordError#/properties/id' does not match schema definition.")
  
          }

          const value_error_9 = obj["error"]
          if (value_error_9 !== undefined) {
            json += addComma_7 ? ",\"error\":" : ((addComma_7 = true), "{\"error\":")
            
        if (typeof value_error_9 !== 'string') {
          if (value_error_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_error_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_error_9.toISOString() + JSON_STR_QUOTE
          } else if (value_error_9 instanceof RegExp) {
            json += asString(value_error_9.source)
          } else {
            json += asString(value_error_9.toString())
          }
        } else {
          json += asString(value_error_9)
        }
        
          }
if (!addComma_7) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "BulkUpdateResponse#/properties/errors"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'BulkUpdateResponse#/properties/errors' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "BulkUpdateResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_matched_1 = obj["matched"]
          if (value_matched_1 !== undefined) {
            json += addComma_0 ? ",\"matched\":" : ((addComma_0 = true), "{\"matched\":")
            json += asInteger(value_matched_1)
          }

          const value_updated_2 = obj["updated"]
          if (value_updated_2 !== undefined) {
            json += addComma_0 ? ",\"updated\":" : ((addComma_0 = true), "{\"updated\":")
            json += asInteger(value_updated_2)
          }

          const value_unchanged_3 = obj["unchanged"]
          if (value_unchanged_3 !== undefined) {
            json += addComma_0 ? ",\"unchanged\":" : ((addComma_0 = true), "{\"unchanged\":")
            json += asInteger(value_unchanged_3)
          }

          const value_skipped_4 = obj["skipped"]
          if (value_skipped_4 !== undefined) {
            json += addComma_0 ? ",\"skipped\":" : ((addComma_0 = true), "{\"skipped\":")
            json += asInteger(value_skipped_4)
          }

          const value_failed_5 = obj["failed"]
          if (value_failed_5 !== undefined) {
            json += addComma_0 ? ",\"failed\":" : ((addComma_0 = true), "{\"failed\":")
            json += asInteger(value_failed_5)
          }

          const value_errors_6 = obj["errors"]
          if (value_errors_6 !== undefined) {
            json += addComma_0 ? ",\"errors\":" : ((addComma_0 = true), "{\"errors\":")
            json += anonymous1(value_errors_6)
          }

          const value_changeSet_10 = obj["changeSet"]
          if (value_changeSet_10 !== undefined) {
            json += addComma_0 ? ",\"changeSet\":" : ((addComma_0 = true), "{\"changeSet\":")
            
          if (value_changeSet_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_changeSet_10 === "string" ||
            value_changeSet_10 === null ||
            value_changeSet_10 instanceof Date ||
            value_changeSet_10 instanceof RegExp ||
            (
              typeof value_changeSet_10 === "object" &&
              typeof value_changeSet_10.toString === "function" &&
              value_changeSet_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_changeSet_10 !== 'string') {
          if (value_changeSet_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_changeSet_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_changeSet_10.toISOString() + JSON_STR_QUOTE
          } else if (value_changeSet_10 instanceof RegExp) {
            json += asString(value_changeSet_10.source)
          } else {
            json += asString(value_changeSet_10.toString())
          }
        } else {
          json += asString(value_changeSet_10)
        }
        
          }
        
    else throw new TypeError("The value of 'BulkUpdateResponse#/properties/changeSet' does not match schema definition.")
  
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeBulkDeleteResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "BulkRecordError#"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_6 = false

          const value_id_7 = obj["id"]
          if (value_id_7 !== undefined) {
            json += addComma_6 ? ",\"id\":" : ((addComma_6 = true), "{\"id\":")
            
          if (value_id_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_7 === "string" ||
            value_id_7 === null ||
            value_id_7 instanceof Date ||
            value_id_7 instanceof RegExp ||
            (
              typeof value_id_7 === "object" &&
              typeof value_id_7.toString === "function" &&
              value_id_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_7 !== 'string') {
          if (value_id_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_7.toISOString() + JSON_STR_QUOTE
          } else if (value_id_7 instanceof RegExp) {
            json += asString(value_id_7.source)
          } else {
            json += asString(value_id_7.toString())
          }
        } else {
          json += asString(value_id_7)
        }
        
          }
        
    else throw new TypeError("The value of 'BulkRecordError#/properties/id' does not match schema definition.")
  
          }

          const value_error_8 = obj["error"]
          if (value_error_8 !== undefined) {
            json += addComma_6 ? ",\"error\":" : ((addComma_6 = true), "{\"error\":")
            
        if (typeof value_error_8 !== 'string') {
          if (value_error_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_error_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_error_8.toISOString() + JSON_STR_QUOTE
          } else if (value_error_8 instanceof RegExp) {
            json += asString(value_error_8.source)
          } else {
            json += asString(value_error_8.toString())
          }
        } else {
          json += asString(value_error_8)
        }
        
          }
if (!addComma_6) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "BulkDeleteResponse#/properties/errors"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'BulkDeleteResponse#/properties/errors' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "BulkDeleteResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_matched_1 = obj["matched"]
          if (value_matched_1 !== undefined) {
            json += addComma_0 ? ",\"matched\":" : ((addComma_0 = true), "{\"matched\":")
            json += asInteger(value_matched_1)
          }

          const value_deleted_2 = obj["deleted"]
          if (value_deleted_2 !== undefined) {
            json += addComma_0 ? ",\"deleted\":" : ((addComma_0 = true), "{\"deleted\":")
            json += asInteger(value_deleted_2)
          }

          const value_skipped_3 = obj["skipped"]
          if (value_skipped_3 !== undefined) {
            json += addComma_0 ? ",\"skipped\":" : ((addComma_0 = true), "{\"skipped\":")
            json += asInteger(value_skipped_3)
          }

          const value_failed_4 = obj["failed"]
          if (value_failed_4 !== undefined) {
            json += addComma_0 ? ",\"failed\":" : ((addComma_0 = true), "{\"failed\":")
            json += asInteger(value_failed_4)
          }

          const value_errors_5 = obj["errors"]
          if (value_errors_5 !== undefined) {
            json += addComma_0 ? ",\"errors\":" : ((addComma_0 = true), "{\"errors\":")
            json += anonymous1(value_errors_5)
          }

          const value_changeSet_9 = obj["changeSet"]
          if (value_changeSet_9 !== undefined) {
            json += addComma_0 ? ",\"changeSet\":" : ((addComma_0 = true), "{\"changeSet\":")
            
          if (value_changeSet_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_changeSet_9 === "string" ||
            value_changeSet_9 === null ||
            value_changeSet_9 instanceof Date ||
            value_changeSet_9 instanceof RegExp ||
            (
              typeof value_changeSet_9 === "object" &&
              typeof value_changeSet_9.toString === "function" &&
              value_changeSet_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_changeSet_9 !== 'string') {
          if (value_changeSet_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_changeSet_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_changeSet_9.toISOString() + JSON_STR_QUOTE
          } else if (value_changeSet_9 instanceof RegExp) {
            json += asString(value_changeSet_9.source)
          } else {
            json += asString(value_changeSet_9.toString())
          }
        } else {
          json += asString(value_changeSet_9)
        }
        
          }
        
    else throw new TypeError("The value of 'BulkDeleteResponse#/properties/changeSet' does not match schema definition.")
  
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeAggregateRow = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "AggregateRow#/properties/group"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_2 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_2 ? JSON_STR_COMMA : ((addComma_2 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        
          if (value === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value === "string" ||
            value === null ||
            value instanceof Date ||
            value instanceof RegExp ||
            (
              typeof value === "object" &&
              typeof value.toString === "function" &&
              value.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
          }
        
          else if(typeof value === "boolean" || value === null) {
            json += asBoolean(value)
          }
        
    else throw new TypeError("The value of 'AggregateRow#/properties/group/additionalProperties' does not match schema definition.")
  
      
    }
  if (!addComma_2) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "AggregateRow#/properties/names"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_4 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_4 ? JSON_STR_COMMA : ((addComma_4 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        
          if (value === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value === "string" ||
            value === null ||
            value instanceof Date ||
            value instanceof RegExp ||
            (
              typeof value === "object" &&
              typeof value.toString === "function" &&
              value.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
          }
        
    else throw new TypeError("The value of 'AggregateRow#/properties/names/additionalProperties' does not match schema definition.")
  
      
    }
  if (!addComma_4) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous3 (obj) {
      // "AggregateRow#/properties/values"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'AggregateRow#/properties/values' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
          if (value === null) {
            json += JSON_STR_NULL
          }
          
          else if(typeof value === "number" || value === null) {
            json += asNumber(value)
          }
        
    else throw new TypeError("The value of 'AggregateRow#/properties/values/items' does not match schema definition.")
  
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
          if (value === null) {
            json += JSON_STR_NULL
          }
          
          else if(typeof value === "number" || value === null) {
            json += asNumber(value)
          }
        
    else throw new TypeError("The value of 'AggregateRow#/properties/values/items' does not match schema definition.")
  
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "AggregateRow#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_group_1 = obj["group"]
          if (value_group_1 !== undefined) {
            json += addComma_0 ? ",\"group\":" : ((addComma_0 = true), "{\"group\":")
            json += anonymous1(value_group_1)
          }

          const value_names_3 = obj["names"]
          if (value_names_3 !== undefined) {
            json += addComma_0 ? ",\"names\":" : ((addComma_0 = true), "{\"names\":")
            json += anonymous2(value_names_3)
          }

          const value_count_5 = obj["count"]
          if (value_count_5 !== undefined) {
            json += addComma_0 ? ",\"count\":" : ((addComma_0 = true), "{\"count\":")
            json += asInteger(value_count_5)
          }

          const value_values_6 = obj["values"]
          if (value_values_6 !== undefined) {
            json += addComma_0 ? ",\"values\":" : ((addComma_0 = true), "{\"values\":")
            json += anonymous3(value_values_6)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeAggregateRowItems = writeList(writeAggregateRow)

const writeDuplicateGroup = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous1 (obj) {
      // "DuplicateGroup#/properties/ids"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'DuplicateGroup#/properties/ids' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous2 (obj) {
      // "DuplicateGroup#/properties/reasons"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'DuplicateGroup#/properties/reasons' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "DuplicateGroup#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_ids_1 = obj["ids"]
          if (value_ids_1 !== undefined) {
            json += addComma_0 ? ",\"ids\":" : ((addComma_0 = true), "{\"ids\":")
            json += anonymous1(value_ids_1)
          }

          const value_reasons_2 = obj["reasons"]
          if (value_reasons_2 !== undefined) {
            json += addComma_0 ? ",\"reasons\":" : ((addComma_0 = true), "{\"reasons\":")
            json += anonymous2(value_reasons_2)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeDuplicateGroupItems = writeList(writeDuplicateGroup)

const writeDeletedResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "DeletedResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_deleted_2 = obj["deleted"]
          if (value_deleted_2 !== undefined) {
            json += addComma_0 ? ",\"deleted\":" : ((addComma_0 = true), "{\"deleted\":")
            json += "true"
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeCompanyHistoryEntry = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "CompanyHistoryEntry#/properties/actor"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_8 = false

          const value_type_9 = obj["type"]
          if (value_type_9 !== undefined) {
            json += addComma_8 ? ",\"type\":" : ((addComma_8 = true), "{\"type\":")
            
        if (typeof value_type_9 !== 'string') {
          if (value_type_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_9.toISOString() + JSON_STR_QUOTE
          } else if (value_type_9 instanceof RegExp) {
            json += asString(value_type_9.source)
          } else {
            json += asString(value_type_9.toString())
          }
        } else {
          json += asString(value_type_9)
        }
        
          }

          const value_id_10 = obj["id"]
          if (value_id_10 !== undefined) {
            json += addComma_8 ? ",\"id\":" : ((addComma_8 = true), "{\"id\":")
            
          if (value_id_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_10 === "string" ||
            value_id_10 === null ||
            value_id_10 instanceof Date ||
            value_id_10 instanceof RegExp ||
            (
              typeof value_id_10 === "object" &&
              typeof value_id_10.toString === "function" &&
              value_id_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_10 !== 'string') {
          if (value_id_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_10.toISOString() + JSON_STR_QUOTE
          } else if (value_id_10 instanceof RegExp) {
            json += asString(value_id_10.source)
          } else {
            json += asString(value_id_10.toString())
          }
        } else {
          json += asString(value_id_10)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyHistoryEntry#/properties/actor/properties/id' does not match schema definition.")
  
          }

          const value_name_11 = obj["name"]
          if (value_name_11 !== undefined) {
            json += addComma_8 ? ",\"name\":" : ((addComma_8 = true), "{\"name\":")
            
        if (typeof value_name_11 !== 'string') {
          if (value_name_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_11.toISOString() + JSON_STR_QUOTE
          } else if (value_name_11 instanceof RegExp) {
            json += asString(value_name_11.source)
          } else {
            json += asString(value_name_11.toString())
          }
        } else {
          json += asString(value_name_11)
        }
        
          }
if (!addComma_8) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous2 (obj) {
      // "CompanyHistoryEntry#/properties/changedProperties"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'CompanyHistoryEntry#/properties/changedProperties' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "CompanyHistoryEntry#/properties/previous"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_15 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_15 ? JSON_STR_COMMA : ((addComma_15 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_15) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous5 (obj) {
      // "CompanyResponse#/properties/tags"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'CompanyResponse#/properties/tags' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "CompanyResponse#/properties/custom"
      function anonymous6 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_38 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_38 ? JSON_STR_COMMA : ((addComma_38 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_38) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "CompanyResponse#"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_17 = false

          const value_id_18 = obj["id"]
          if (value_id_18 !== undefined) {
            json += addComma_17 ? ",\"id\":" : ((addComma_17 = true), "{\"id\":")
            
        if (typeof value_id_18 !== 'string') {
          if (value_id_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_18.toISOString() + JSON_STR_QUOTE
          } else if (value_id_18 instanceof RegExp) {
            json += asString(value_id_18.source)
          } else {
            json += asString(value_id_18.toString())
          }
        } else {
          json += asString(value_id_18)
        }
        
          }

          const value_tenantId_19 = obj["tenantId"]
          if (value_tenantId_19 !== undefined) {
            json += addComma_17 ? ",\"tenantId\":" : ((addComma_17 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_19 !== 'string') {
          if (value_tenantId_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_19.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_19 instanceof RegExp) {
            json += asString(value_tenantId_19.source)
          } else {
            json += asString(value_tenantId_19.toString())
          }
        } else {
          json += asString(value_tenantId_19)
        }
        
          }

          const value_name_20 = obj["name"]
          if (value_name_20 !== undefined) {
            json += addComma_17 ? ",\"name\":" : ((addComma_17 = true), "{\"name\":")
            
        if (typeof value_name_20 !== 'string') {
          if (value_name_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_20.toISOString() + JSON_STR_QUOTE
          } else if (value_name_20 instanceof RegExp) {
            json += asString(value_name_20.source)
          } else {
            json += asString(value_name_20.toString())
          }
        } else {
          json += asString(value_name_20)
        }
        
          }

          const value_domain_21 = obj["domain"]
          if (value_domain_21 !== undefined) {
            json += addComma_17 ? ",\"domain\":" : ((addComma_17 = true), "{\"domain\":")
            
          if (value_domain_21 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_domain_21 === "string" ||
            value_domain_21 === null ||
            value_domain_21 instanceof Date ||
            value_domain_21 instanceof RegExp ||
            (
              typeof value_domain_21 === "object" &&
              typeof value_domain_21.toString === "function" &&
              value_domain_21.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_domain_21 !== 'string') {
          if (value_domain_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_domain_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_domain_21.toISOString() + JSON_STR_QUOTE
          } else if (value_domain_21 instanceof RegExp) {
            json += asString(value_domain_21.source)
          } else {
            json += asString(value_domain_21.toString())
          }
        } else {
          json += asString(value_domain_21)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/domain' does not match schema definition.")
  
          }

          const value_industry_22 = obj["industry"]
          if (value_industry_22 !== undefined) {
            json += addComma_17 ? ",\"industry\":" : ((addComma_17 = true), "{\"industry\":")
            
          if (value_industry_22 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_industry_22 === "string" ||
            value_industry_22 === null ||
            value_industry_22 instanceof Date ||
            value_industry_22 instanceof RegExp ||
            (
              typeof value_industry_22 === "object" &&
              typeof value_industry_22.toString === "function" &&
              value_industry_22.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_industry_22 !== 'string') {
          if (value_industry_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_industry_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_industry_22.toISOString() + JSON_STR_QUOTE
          } else if (value_industry_22 instanceof RegExp) {
            json += asString(value_industry_22.source)
          } else {
            json += asString(value_industry_22.toString())
          }
        } else {
          json += asString(value_industry_22)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/industry' does not match schema definition.")
  
          }

          const value_description_23 = obj["description"]
          if (value_description_23 !== undefined) {
            json += addComma_17 ? ",\"description\":" : ((addComma_17 = true), "{\"description\":")
            
          if (value_description_23 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_description_23 === "string" ||
            value_description_23 === null ||
            value_description_23 instanceof Date ||
            value_description_23 instanceof RegExp ||
            (
              typeof value_description_23 === "object" &&
              typeof value_description_23.toString === "function" &&
              value_description_23.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_description_23 !== 'string') {
          if (value_description_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_23.toISOString() + JSON_STR_QUOTE
          } else if (value_description_23 instanceof RegExp) {
            json += asString(value_description_23.source)
          } else {
            json += asString(value_description_23.toString())
          }
        } else {
          json += asString(value_description_23)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/description' does not match schema definition.")
  
          }

          const value_employeeCount_24 = obj["employeeCount"]
          if (value_employeeCount_24 !== undefined) {
            json += addComma_17 ? ",\"employeeCount\":" : ((addComma_17 = true), "{\"employeeCount\":")
            
          if (value_employeeCount_24 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_employeeCount_24) || value_employeeCount_24 === null) {
            json += asInteger(value_employeeCount_24)
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/employeeCount' does not match schema definition.")
  
          }

          const value_annualRevenue_25 = obj["annualRevenue"]
          if (value_annualRevenue_25 !== undefined) {
            json += addComma_17 ? ",\"annualRevenue\":" : ((addComma_17 = true), "{\"annualRevenue\":")
            
          if (value_annualRevenue_25 === null) {
            json += JSON_STR_NULL
          }
          
          else if(typeof value_annualRevenue_25 === "number" || value_annualRevenue_25 === null) {
            json += asNumber(value_annualRevenue_25)
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/annualRevenue' does not match schema definition.")
  
          }

          const value_phone_26 = obj["phone"]
          if (value_phone_26 !== undefined) {
            json += addComma_17 ? ",\"phone\":" : ((addComma_17 = true), "{\"phone\":")
            
          if (value_phone_26 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_phone_26 === "string" ||
            value_phone_26 === null ||
            value_phone_26 instanceof Date ||
            value_phone_26 instanceof RegExp ||
            (
              typeof value_phone_26 === "object" &&
              typeof value_phone_26.toString === "function" &&
              value_phone_26.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_phone_26 !== 'string') {
          if (value_phone_26 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_phone_26 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_26.toISOString() + JSON_STR_QUOTE
          } else if (value_phone_26 instanceof RegExp) {
            json += asString(value_phone_26.source)
          } else {
            json += asString(value_phone_26.toString())
          }
        } else {
          json += asString(value_phone_26)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/phone' does not match schema definition.")
  
          }

          const value_website_27 = obj["website"]
          if (value_website_27 !== undefined) {
            json += addComma_17 ? ",\"website\":" : ((addComma_17 = true), "{\"website\":")
            
          if (value_website_27 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_website_27 === "string" ||
            value_website_27 === null ||
            value_website_27 instanceof Date ||
            value_website_27 instanceof RegExp ||
            (
              typeof value_website_27 === "object" &&
              typeof value_website_27.toString === "function" &&
              value_website_27.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_website_27 !== 'string') {
          if (value_website_27 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_website_27 instanceof Date) {
            json += JSON_STR_QUOTE + value_website_27.toISOString() + JSON_STR_QUOTE
          } else if (value_website_27 instanceof RegExp) {
            json += asString(value_website_27.source)
          } else {
            json += asString(value_website_27.toString())
          }
        } else {
          json += asString(value_website_27)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/website' does not match schema definition.")
  
          }

          const value_networkUrl_28 = obj["networkUrl"]
          if (value_networkUrl_28 !== undefined) {
            json += addComma_17 ? ",\"networkUrl\":" : ((addComma_17 = true), "{\"networkUrl\":")
            
          if (value_networkUrl_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_networkUrl_28 === "string" ||
            value_networkUrl_28 === null ||
            value_networkUrl_28 instanceof Date ||
            value_networkUrl_28 instanceof RegExp ||
            (
              typeof value_networkUrl_28 === "object" &&
              typeof value_networkUrl_28.toString === "function" &&
              value_networkUrl_28.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_networkUrl_28 !== 'string') {
          if (value_networkUrl_28 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_networkUrl_28 instanceof Date) {
            json += JSON_STR_QUOTE + value_networkUrl_28.toISOString() + JSON_STR_QUOTE
          } else if (value_networkUrl_28 instanceof RegExp) {
            json += asString(value_networkUrl_28.source)
          } else {
            json += asString(value_networkUrl_28.toString())
          }
        } else {
          json += asString(value_networkUrl_28)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/networkUrl' does not match schema definition.")
  
          }

          const value_address_29 = obj["address"]
          if (value_address_29 !== undefined) {
            json += addComma_17 ? ",\"address\":" : ((addComma_17 = true), "{\"address\":")
            
          if (value_address_29 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_address_29 === "string" ||
            value_address_29 === null ||
            value_address_29 instanceof Date ||
            value_address_29 instanceof RegExp ||
            (
              typeof value_address_29 === "object" &&
              typeof value_address_29.toString === "function" &&
              value_address_29.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_address_29 !== 'string') {
          if (value_address_29 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_address_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_address_29.toISOString() + JSON_STR_QUOTE
          } else if (value_address_29 instanceof RegExp) {
            json += asString(value_address_29.source)
          } else {
            json += asString(value_address_29.toString())
          }
        } else {
          json += asString(value_address_29)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/address' does not match schema definition.")
  
          }

          const value_city_30 = obj["city"]
          if (value_city_30 !== undefined) {
            json += addComma_17 ? ",\"city\":" : ((addComma_17 = true), "{\"city\":")
            
          if (value_city_30 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_city_30 === "string" ||
            value_city_30 === null ||
            value_city_30 instanceof Date ||
            value_city_30 instanceof RegExp ||
            (
              typeof value_city_30 === "object" &&
              typeof value_city_30.toString === "function" &&
              value_city_30.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_city_30 !== 'string') {
          if (value_city_30 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_city_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_city_30.toISOString() + JSON_STR_QUOTE
          } else if (value_city_30 instanceof RegExp) {
            json += asString(value_city_30.source)
          } else {
            json += asString(value_city_30.toString())
          }
        } else {
          json += asString(value_city_30)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/city' does not match schema definition.")
  
          }

          const value_state_31 = obj["state"]
          if (value_state_31 !== undefined) {
            json += addComma_17 ? ",\"state\":" : ((addComma_17 = true), "{\"state\":")
            
          if (value_state_31 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_state_31 === "string" ||
            value_state_31 === null ||
            value_state_31 instanceof Date ||
            value_state_31 instanceof RegExp ||
            (
              typeof value_state_31 === "object" &&
              typeof value_state_31.toString === "function" &&
              value_state_31.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_state_31 !== 'string') {
          if (value_state_31 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_state_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_state_31.toISOString() + JSON_STR_QUOTE
          } else if (value_state_31 instanceof RegExp) {
            json += asString(value_state_31.source)
          } else {
            json += asString(value_state_31.toString())
          }
        } else {
          json += asString(value_state_31)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/state' does not match schema definition.")
  
          }

          const value_country_32 = obj["country"]
          if (value_country_32 !== undefined) {
            json += addComma_17 ? ",\"country\":" : ((addComma_17 = true), "{\"country\":")
            
          if (value_country_32 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_country_32 === "string" ||
            value_country_32 === null ||
            value_country_32 instanceof Date ||
            value_country_32 instanceof RegExp ||
            (
              typeof value_country_32 === "object" &&
              typeof value_country_32.toString === "function" &&
              value_country_32.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_country_32 !== 'string') {
          if (value_country_32 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_country_32 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_32.toISOString() + JSON_STR_QUOTE
          } else if (value_country_32 instanceof RegExp) {
            json += asString(value_country_32.source)
          } else {
            json += asString(value_country_32.toString())
          }
        } else {
          json += asString(value_country_32)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/country' does not match schema definition.")
  
          }

          const value_postalCode_33 = obj["postalCode"]
          if (value_postalCode_33 !== undefined) {
            json += addComma_17 ? ",\"postalCode\":" : ((addComma_17 = true), "{\"postalCode\":")
            
          if (value_postalCode_33 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_postalCode_33 === "string" ||
            value_postalCode_33 === null ||
            value_postalCode_33 instanceof Date ||
            value_postalCode_33 instanceof RegExp ||
            (
              typeof value_postalCode_33 === "object" &&
              typeof value_postalCode_33.toString === "function" &&
              value_postalCode_33.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_postalCode_33 !== 'string') {
          if (value_postalCode_33 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_postalCode_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_postalCode_33.toISOString() + JSON_STR_QUOTE
          } else if (value_postalCode_33 instanceof RegExp) {
            json += asString(value_postalCode_33.source)
          } else {
            json += asString(value_postalCode_33.toString())
          }
        } else {
          json += asString(value_postalCode_33)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/postalCode' does not match schema definition.")
  
          }

          const value_tags_34 = obj["tags"]
          if (value_tags_34 !== undefined) {
            json += addComma_17 ? ",\"tags\":" : ((addComma_17 = true), "{\"tags\":")
            json += anonymous5(value_tags_34)
          }

          const value_notes_35 = obj["notes"]
          if (value_notes_35 !== undefined) {
            json += addComma_17 ? ",\"notes\":" : ((addComma_17 = true), "{\"notes\":")
            
          if (value_notes_35 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_notes_35 === "string" ||
            value_notes_35 === null ||
            value_notes_35 instanceof Date ||
            value_notes_35 instanceof RegExp ||
            (
              typeof value_notes_35 === "object" &&
              typeof value_notes_35.toString === "function" &&
              value_notes_35.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_notes_35 !== 'string') {
          if (value_notes_35 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_notes_35 instanceof Date) {
            json += JSON_STR_QUOTE + value_notes_35.toISOString() + JSON_STR_QUOTE
          } else if (value_notes_35 instanceof RegExp) {
            json += asString(value_notes_35.source)
          } else {
            json += asString(value_notes_35.toString())
          }
        } else {
          json += asString(value_notes_35)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/notes' does not match schema definition.")
  
          }

          const value_ownerId_36 = obj["ownerId"]
          if (value_ownerId_36 !== undefined) {
            json += addComma_17 ? ",\"ownerId\":" : ((addComma_17 = true), "{\"ownerId\":")
            
          if (value_ownerId_36 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_36 === "string" ||
            value_ownerId_36 === null ||
            value_ownerId_36 instanceof Date ||
            value_ownerId_36 instanceof RegExp ||
            (
              typeof value_ownerId_36 === "object" &&
              typeof value_ownerId_36.toString === "function" &&
              value_ownerId_36.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_36 !== 'string') {
          if (value_ownerId_36 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_36 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_36.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_36 instanceof RegExp) {
            json += asString(value_ownerId_36.source)
          } else {
            json += asString(value_ownerId_36.toString())
          }
        } else {
          json += asString(value_ownerId_36)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/ownerId' does not match schema definition.")
  
          }

          const value_custom_37 = obj["custom"]
          if (value_custom_37 !== undefined) {
            json += addComma_17 ? ",\"custom\":" : ((addComma_17 = true), "{\"custom\":")
            json += anonymous6(value_custom_37)
          }

          const value_createdAt_39 = obj["createdAt"]
          if (value_createdAt_39 !== undefined) {
            json += addComma_17 ? ",\"createdAt\":" : ((addComma_17 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_39)
          }

          const value_updatedAt_40 = obj["updatedAt"]
          if (value_updatedAt_40 !== undefined) {
            json += addComma_17 ? ",\"updatedAt\":" : ((addComma_17 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_40)
          }
if (!addComma_17) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "CompanyHistoryEntry#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_sequence_1 = obj["sequence"]
          if (value_sequence_1 !== undefined) {
            json += addComma_0 ? ",\"sequence\":" : ((addComma_0 = true), "{\"sequence\":")
            json += asInteger(value_sequence_1)
          }

          const value_entity_2 = obj["entity"]
          if (value_entity_2 !== undefined) {
            json += addComma_0 ? ",\"entity\":" : ((addComma_0 = true), "{\"entity\":")
            
        if (typeof value_entity_2 !== 'string') {
          if (value_entity_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_entity_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_entity_2.toISOString() + JSON_STR_QUOTE
          } else if (value_entity_2 instanceof RegExp) {
            json += asString(value_entity_2.source)
          } else {
            json += asString(value_entity_2.toString())
          }
        } else {
          json += asString(value_entity_2)
        }
        
          }

          const value_entityId_3 = obj["entityId"]
          if (value_entityId_3 !== undefined) {
            json += addComma_0 ? ",\"entityId\":" : ((addComma_0 = true), "{\"entityId\":")
            
        if (typeof value_entityId_3 !== 'string') {
          if (value_entityId_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_entityId_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_entityId_3.toISOString() + JSON_STR_QUOTE
          } else if (value_entityId_3 instanceof RegExp) {
            json += asString(value_entityId_3.source)
          } else {
            json += asString(value_entityId_3.toString())
          }
        } else {
          json += asString(value_entityId_3)
        }
        
          }

          const value_action_4 = obj["action"]
          if (value_action_4 !== undefined) {
            json += addComma_0 ? ",\"action\":" : ((addComma_0 = true), "{\"action\":")
            
        if (typeof value_action_4 !== 'string') {
          if (value_action_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_action_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_action_4.toISOString() + JSON_STR_QUOTE
          } else if (value_action_4 instanceof RegExp) {
            json += asString(value_action_4.source)
          } else {
            json += asString(value_action_4.toString())
          }
        } else {
          json += asString(value_action_4)
        }
        
          }

          const value_changedAt_5 = obj["changedAt"]
          if (value_changedAt_5 !== undefined) {
            json += addComma_0 ? ",\"changedAt\":" : ((addComma_0 = true), "{\"changedAt\":")
            json += asDateTime(value_changedAt_5)
          }

          const value_changeSet_6 = obj["changeSet"]
          if (value_changeSet_6 !== undefined) {
            json += addComma_0 ? ",\"changeSet\":" : ((addComma_0 = true), "{\"changeSet\":")
            
          if (value_changeSet_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_changeSet_6 === "string" ||
            value_changeSet_6 === null ||
            value_changeSet_6 instanceof Date ||
            value_changeSet_6 instanceof RegExp ||
            (
              typeof value_changeSet_6 === "object" &&
              typeof value_changeSet_6.toString === "function" &&
              value_changeSet_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_changeSet_6 !== 'string') {
          if (value_changeSet_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_changeSet_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_changeSet_6.toISOString() + JSON_STR_QUOTE
          } else if (value_changeSet_6 instanceof RegExp) {
            json += asString(value_changeSet_6.source)
          } else {
            json += asString(value_changeSet_6.toString())
          }
        } else {
          json += asString(value_changeSet_6)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyHistoryEntry#/properties/changeSet' does not match schema definition.")
  
          }

          const value_actor_7 = obj["actor"]
          if (value_actor_7 !== undefined) {
            json += addComma_0 ? ",\"actor\":" : ((addComma_0 = true), "{\"actor\":")
            
          if (value_actor_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if((typeof value_actor_7 === "object" && !Array.isArray(value_actor_7)) || value_actor_7 === null) {
            json += anonymous1(value_actor_7)
          }
        
    else throw new TypeError("The value of 'CompanyHistoryEntry#/properties/actor' does not match schema definition.")
  
          }

          const value_source_12 = obj["source"]
          if (value_source_12 !== undefined) {
            json += addComma_0 ? ",\"source\":" : ((addComma_0 = true), "{\"source\":")
            
        if (typeof value_source_12 !== 'string') {
          if (value_source_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_source_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_source_12.toISOString() + JSON_STR_QUOTE
          } else if (value_source_12 instanceof RegExp) {
            json += asString(value_source_12.source)
          } else {
            json += asString(value_source_12.toString())
          }
        } else {
          json += asString(value_source_12)
        }
        
          }

          const value_changedProperties_13 = obj["changedProperties"]
          if (value_changedProperties_13 !== undefined) {
            json += addComma_0 ? ",\"changedProperties\":" : ((addComma_0 = true), "{\"changedProperties\":")
            json += anonymous2(value_changedProperties_13)
          }

          const value_previous_14 = obj["previous"]
          if (value_previous_14 !== undefined) {
            json += addComma_0 ? ",\"previous\":" : ((addComma_0 = true), "{\"previous\":")
            json += anonymous3(value_previous_14)
          }

          const value_data_16 = obj["data"]
          if (value_data_16 !== undefined) {
            json += addComma_0 ? ",\"data\":" : ((addComma_0 = true), "{\"data\":")
            json += anonymous4(value_data_16)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeCompanyHistoryEntryItems = writeList(writeCompanyHistoryEntry)

const writeDeletedCompany = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "DeletedCompany#/properties/actor"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_4 = false

          const value_type_5 = obj["type"]
          if (value_type_5 !== undefined) {
            json += addComma_4 ? ",\"type\":" : ((addComma_4 = true), "{\"type\":")
            
        if (typeof value_type_5 !== 'string') {
          if (value_type_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_5.toISOString() + JSON_STR_QUOTE
          } else if (value_type_5 instanceof RegExp) {
            json += asString(value_type_5.source)
          } else {
            json += asString(value_type_5.toString())
          }
        } else {
          json += asString(value_type_5)
        }
        
          }

          const value_id_6 = obj["id"]
          if (value_id_6 !== undefined) {
            json += addComma_4 ? ",\"id\":" : ((addComma_4 = true), "{\"id\":")
            
          if (value_id_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_6 === "string" ||
            value_id_6 === null ||
            value_id_6 instanceof Date ||
            value_id_6 instanceof RegExp ||
            (
              typeof value_id_6 === "object" &&
              typeof value_id_6.toString === "function" &&
              value_id_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_6 !== 'string') {
          if (value_id_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
          } else if (value_id_6 instanceof RegExp) {
            json += asString(value_id_6.source)
          } else {
            json += asString(value_id_6.toString())
          }
        } else {
          json += asString(value_id_6)
        }
        
          }
        
    else throw new TypeError("The value of 'DeletedCompany#/properties/actor/properties/id' does not match schema definition.")
  
          }

          const value_name_7 = obj["name"]
          if (value_name_7 !== undefined) {
            json += addComma_4 ? ",\"name\":" : ((addComma_4 = true), "{\"name\":")
            
        if (typeof value_name_7 !== 'string') {
          if (value_name_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_7.toISOString() + JSON_STR_QUOTE
          } else if (value_name_7 instanceof RegExp) {
            json += asString(value_name_7.source)
          } else {
            json += asString(value_name_7.toString())
          }
        } else {
          json += asString(value_name_7)
        }
        
          }
if (!addComma_4) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous3 (obj) {
      // "CompanyResponse#/properties/tags"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'CompanyResponse#/properties/tags' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "CompanyResponse#/properties/custom"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_31 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_31 ? JSON_STR_COMMA : ((addComma_31 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_31) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "CompanyResponse#"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_10 = false

          const value_id_11 = obj["id"]
          if (value_id_11 !== undefined) {
            json += addComma_10 ? ",\"id\":" : ((addComma_10 = true), "{\"id\":")
            
        if (typeof value_id_11 !== 'string') {
          if (value_id_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_11.toISOString() + JSON_STR_QUOTE
          } else if (value_id_11 instanceof RegExp) {
            json += asString(value_id_11.source)
          } else {
            json += asString(value_id_11.toString())
          }
        } else {
          json += asString(value_id_11)
        }
        
          }

          const value_tenantId_12 = obj["tenantId"]
          if (value_tenantId_12 !== undefined) {
            json += addComma_10 ? ",\"tenantId\":" : ((addComma_10 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_12 !== 'string') {
          if (value_tenantId_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_12.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_12 instanceof RegExp) {
            json += asString(value_tenantId_12.source)
          } else {
            json += asString(value_tenantId_12.toString())
          }
        } else {
          json += asString(value_tenantId_12)
        }
        
          }

          const value_name_13 = obj["name"]
          if (value_name_13 !== undefined) {
            json += addComma_10 ? ",\"name\":" : ((addComma_10 = true), "{\"name\":")
            
        if (typeof value_name_13 !== 'string') {
          if (value_name_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_13.toISOString() + JSON_STR_QUOTE
          } else if (value_name_13 instanceof RegExp) {
            json += asString(value_name_13.source)
          } else {
            json += asString(value_name_13.toString())
          }
        } else {
          json += asString(value_name_13)
        }
        
          }

          const value_domain_14 = obj["domain"]
          if (value_domain_14 !== undefined) {
            json += addComma_10 ? ",\"domain\":" : ((addComma_10 = true), "{\"domain\":")
            
          if (value_domain_14 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_domain_14 === "string" ||
            value_domain_14 === null ||
            value_domain_14 instanceof Date ||
            value_domain_14 instanceof RegExp ||
            (
              typeof value_domain_14 === "object" &&
              typeof value_domain_14.toString === "function" &&
              value_domain_14.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_domain_14 !== 'string') {
          if (value_domain_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_domain_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_domain_14.toISOString() + JSON_STR_QUOTE
          } else if (value_domain_14 instanceof RegExp) {
            json += asString(value_domain_14.source)
          } else {
            json += asString(value_domain_14.toString())
          }
        } else {
          json += asString(value_domain_14)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/domain' does not match schema definition.")
  
          }

          const value_industry_15 = obj["industry"]
          if (value_industry_15 !== undefined) {
            json += addComma_10 ? ",\"industry\":" : ((addComma_10 = true), "{\"industry\":")
            
          if (value_industry_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_industry_15 === "string" ||
            value_industry_15 === null ||
            value_industry_15 instanceof Date ||
            value_industry_15 instanceof RegExp ||
            (
              typeof value_industry_15 === "object" &&
              typeof value_industry_15.toString === "function" &&
              value_industry_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_industry_15 !== 'string') {
          if (value_industry_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_industry_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_industry_15.toISOString() + JSON_STR_QUOTE
          } else if (value_industry_15 instanceof RegExp) {
            json += asString(value_industry_15.source)
          } else {
            json += asString(value_industry_15.toString())
          }
        } else {
          json += asString(value_industry_15)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/industry' does not match schema definition.")
  
          }

          const value_description_16 = obj["description"]
          if (value_description_16 !== undefined) {
            json += addComma_10 ? ",\"description\":" : ((addComma_10 = true), "{\"description\":")
            
          if (value_description_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_description_16 === "string" ||
            value_description_16 === null ||
            value_description_16 instanceof Date ||
            value_description_16 instanceof RegExp ||
            (
              typeof value_description_16 === "object" &&
              typeof value_description_16.toString === "function" &&
              value_description_16.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_description_16 !== 'string') {
          if (value_description_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_16.toISOString() + JSON_STR_QUOTE
          } else if (value_description_16 instanceof RegExp) {
            json += asString(value_description_16.source)
          } else {
            json += asString(value_description_16.toString())
          }
        } else {
          json += asString(value_description_16)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/description' does not match schema definition.")
  
          }

          const value_employeeCount_17 = obj["employeeCount"]
          if (value_employeeCount_17 !== undefined) {
            json += addComma_10 ? ",\"employeeCount\":" : ((addComma_10 = true), "{\"employeeCount\":")
            
          if (value_employeeCount_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_employeeCount_17) || value_employeeCount_17 === null) {
            json += asInteger(value_employeeCount_17)
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/employeeCount' does not match schema definition.")
  
          }

          const value_annualRevenue_18 = obj["annualRevenue"]
          if (value_annualRevenue_18 !== undefined) {
            json += addComma_10 ? ",\"annualRevenue\":" : ((addComma_10 = true), "{\"annualRevenue\":")
            
          if (value_annualRevenue_18 === null) {
            json += JSON_STR_NULL
          }
          
          else if(typeof value_annualRevenue_18 === "number" || value_annualRevenue_18 === null) {
            json += asNumber(value_annualRevenue_18)
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/annualRevenue' does not match schema definition.")
  
          }

          const value_phone_19 = obj["phone"]
          if (value_phone_19 !== undefined) {
            json += addComma_10 ? ",\"phone\":" : ((addComma_10 = true), "{\"phone\":")
            
          if (value_phone_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_phone_19 === "string" ||
            value_phone_19 === null ||
            value_phone_19 instanceof Date ||
            value_phone_19 instanceof RegExp ||
            (
              typeof value_phone_19 === "object" &&
              typeof value_phone_19.toString === "function" &&
              value_phone_19.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_phone_19 !== 'string') {
          if (value_phone_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_phone_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_19.toISOString() + JSON_STR_QUOTE
          } else if (value_phone_19 instanceof RegExp) {
            json += asString(value_phone_19.source)
          } else {
            json += asString(value_phone_19.toString())
          }
        } else {
          json += asString(value_phone_19)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/phone' does not match schema definition.")
  
          }

          const value_website_20 = obj["website"]
          if (value_website_20 !== undefined) {
            json += addComma_10 ? ",\"website\":" : ((addComma_10 = true), "{\"website\":")
            
          if (value_website_20 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_website_20 === "string" ||
            value_website_20 === null ||
            value_website_20 instanceof Date ||
            value_website_20 instanceof RegExp ||
            (
              typeof value_website_20 === "object" &&
              typeof value_website_20.toString === "function" &&
              value_website_20.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_website_20 !== 'string') {
          if (value_website_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_website_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_website_20.toISOString() + JSON_STR_QUOTE
          } else if (value_website_20 instanceof RegExp) {
            json += asString(value_website_20.source)
          } else {
            json += asString(value_website_20.toString())
          }
        } else {
          json += asString(value_website_20)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/website' does not match schema definition.")
  
          }

          const value_networkUrl_21 = obj["networkUrl"]
          if (value_networkUrl_21 !== undefined) {
            json += addComma_10 ? ",\"networkUrl\":" : ((addComma_10 = true), "{\"networkUrl\":")
            
          if (value_networkUrl_21 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_networkUrl_21 === "string" ||
            value_networkUrl_21 === null ||
            value_networkUrl_21 instanceof Date ||
            value_networkUrl_21 instanceof RegExp ||
            (
              typeof value_networkUrl_21 === "object" &&
              typeof value_networkUrl_21.toString === "function" &&
              value_networkUrl_21.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_networkUrl_21 !== 'string') {
          if (value_networkUrl_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_networkUrl_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_networkUrl_21.toISOString() + JSON_STR_QUOTE
          } else if (value_networkUrl_21 instanceof RegExp) {
            json += asString(value_networkUrl_21.source)
          } else {
            json += asString(value_networkUrl_21.toString())
          }
        } else {
          json += asString(value_networkUrl_21)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/networkUrl' does not match schema definition.")
  
          }

          const value_address_22 = obj["address"]
          if (value_address_22 !== undefined) {
            json += addComma_10 ? ",\"address\":" : ((addComma_10 = true), "{\"address\":")
            
          if (value_address_22 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_address_22 === "string" ||
            value_address_22 === null ||
            value_address_22 instanceof Date ||
            value_address_22 instanceof RegExp ||
            (
              typeof value_address_22 === "object" &&
              typeof value_address_22.toString === "function" &&
              value_address_22.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_address_22 !== 'string') {
          if (value_address_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_address_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_address_22.toISOString() + JSON_STR_QUOTE
          } else if (value_address_22 instanceof RegExp) {
            json += asString(value_address_22.source)
          } else {
            json += asString(value_address_22.toString())
          }
        } else {
          json += asString(value_address_22)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/address' does not match schema definition.")
  
          }

          const value_city_23 = obj["city"]
          if (value_city_23 !== undefined) {
            json += addComma_10 ? ",\"city\":" : ((addComma_10 = true), "{\"city\":")
            
          if (value_city_23 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_city_23 === "string" ||
            value_city_23 === null ||
            value_city_23 instanceof Date ||
            value_city_23 instanceof RegExp ||
            (
              typeof value_city_23 === "object" &&
              typeof value_city_23.toString === "function" &&
              value_city_23.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_city_23 !== 'string') {
          if (value_city_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_city_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_city_23.toISOString() + JSON_STR_QUOTE
          } else if (value_city_23 instanceof RegExp) {
            json += asString(value_city_23.source)
          } else {
            json += asString(value_city_23.toString())
          }
        } else {
          json += asString(value_city_23)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/city' does not match schema definition.")
  
          }

          const value_state_24 = obj["state"]
          if (value_state_24 !== undefined) {
            json += addComma_10 ? ",\"state\":" : ((addComma_10 = true), "{\"state\":")
            
          if (value_state_24 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_state_24 === "string" ||
            value_state_24 === null ||
            value_state_24 instanceof Date ||
            value_state_24 instanceof RegExp ||
            (
              typeof value_state_24 === "object" &&
              typeof value_state_24.toString === "function" &&
              value_state_24.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_state_24 !== 'string') {
          if (value_state_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_state_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_state_24.toISOString() + JSON_STR_QUOTE
          } else if (value_state_24 instanceof RegExp) {
            json += asString(value_state_24.source)
          } else {
            json += asString(value_state_24.toString())
          }
        } else {
          json += asString(value_state_24)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/state' does not match schema definition.")
  
          }

          const value_country_25 = obj["country"]
          if (value_country_25 !== undefined) {
            json += addComma_10 ? ",\"country\":" : ((addComma_10 = true), "{\"country\":")
            
          if (value_country_25 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_country_25 === "string" ||
            value_country_25 === null ||
            value_country_25 instanceof Date ||
            value_country_25 instanceof RegExp ||
            (
              typeof value_country_25 === "object" &&
              typeof value_country_25.toString === "function" &&
              value_country_25.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_country_25 !== 'string') {
          if (value_country_25 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_country_25 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_25.toISOString() + JSON_STR_QUOTE
          } else if (value_country_25 instanceof RegExp) {
            json += asString(value_country_25.source)
          } else {
            json += asString(value_country_25.toString())
          }
        } else {
          json += asString(value_country_25)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/country' does not match schema definition.")
  
          }

          const value_postalCode_26 = obj["postalCode"]
          if (value_postalCode_26 !== undefined) {
            json += addComma_10 ? ",\"postalCode\":" : ((addComma_10 = true), "{\"postalCode\":")
            
          if (value_postalCode_26 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_postalCode_26 === "string" ||
            value_postalCode_26 === null ||
            value_postalCode_26 instanceof Date ||
            value_postalCode_26 instanceof RegExp ||
            (
              typeof value_postalCode_26 === "object" &&
              typeof value_postalCode_26.toString === "function" &&
              value_postalCode_26.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_postalCode_26 !== 'string') {
          if (value_postalCode_26 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_postalCode_26 instanceof Date) {
            json += JSON_STR_QUOTE + value_postalCode_26.toISOString() + JSON_STR_QUOTE
          } else if (value_postalCode_26 instanceof RegExp) {
            json += asString(value_postalCode_26.source)
          } else {
            json += asString(value_postalCode_26.toString())
          }
        } else {
          json += asString(value_postalCode_26)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/postalCode' does not match schema definition.")
  
          }

          const value_tags_27 = obj["tags"]
          if (value_tags_27 !== undefined) {
            json += addComma_10 ? ",\"tags\":" : ((addComma_10 = true), "{\"tags\":")
            json += anonymous3(value_tags_27)
          }

          const value_notes_28 = obj["notes"]
          if (value_notes_28 !== undefined) {
            json += addComma_10 ? ",\"notes\":" : ((addComma_10 = true), "{\"notes\":")
            
          if (value_notes_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_notes_28 === "string" ||
            value_notes_28 === null ||
            value_notes_28 instanceof Date ||
            value_notes_28 instanceof RegExp ||
            (
              typeof value_notes_28 === "object" &&
              typeof value_notes_28.toString === "function" &&
              value_notes_28.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_notes_28 !== 'string') {
          if (value_notes_28 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_notes_28 instanceof Date) {
            json += JSON_STR_QUOTE + value_notes_28.toISOString() + JSON_STR_QUOTE
          } else if (value_notes_28 instanceof RegExp) {
            json += asString(value_notes_28.source)
          } else {
            json += asString(value_notes_28.toString())
          }
        } else {
          json += asString(value_notes_28)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/notes' does not match schema definition.")
  
          }

          const value_ownerId_29 = obj["ownerId"]
          if (value_ownerId_29 !== undefined) {
            json += addComma_10 ? ",\"ownerId\":" : ((addComma_10 = true), "{\"ownerId\":")
            
          if (value_ownerId_29 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_29 === "string" ||
            value_ownerId_29 === null ||
            value_ownerId_29 instanceof Date ||
            value_ownerId_29 instanceof RegExp ||
            (
              typeof value_ownerId_29 === "object" &&
              typeof value_ownerId_29.toString === "function" &&
              value_ownerId_29.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_29 !== 'string') {
          if (value_ownerId_29 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_29.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_29 instanceof RegExp) {
            json += asString(value_ownerId_29.source)
          } else {
            json += asString(value_ownerId_29.toString())
          }
        } else {
          json += asString(value_ownerId_29)
        }
        
          }
        
    else throw new TypeError("The value of 'CompanyResponse#/properties/ownerId' does not match schema definition.")
  
          }

          const value_custom_30 = obj["custom"]
          if (value_custom_30 !== undefined) {
            json += addComma_10 ? ",\"custom\":" : ((addComma_10 = true), "{\"custom\":")
            json += anonymous4(value_custom_30)
          }

          const value_createdAt_32 = obj["createdAt"]
          if (value_createdAt_32 !== undefined) {
            json += addComma_10 ? ",\"createdAt\":" : ((addComma_10 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_32)
          }

          const value_updatedAt_33 = obj["updatedAt"]
          if (value_updatedAt_33 !== undefined) {
            json += addComma_10 ? ",\"updatedAt\":" : ((addComma_10 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_33)
          }
if (!addComma_10) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "DeletedCompany#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_deletedAt_2 = obj["deletedAt"]
          if (value_deletedAt_2 !== undefined) {
            json += addComma_0 ? ",\"deletedAt\":" : ((addComma_0 = true), "{\"deletedAt\":")
            json += asDateTime(value_deletedAt_2)
          }

          const value_actor_3 = obj["actor"]
          if (value_actor_3 !== undefined) {
            json += addComma_0 ? ",\"actor\":" : ((addComma_0 = true), "{\"actor\":")
            
          if (value_actor_3 === null) {
            json += JSON_STR_NULL
          }
          
          else if((typeof value_actor_3 === "object" && !Array.isArray(value_actor_3)) || value_actor_3 === null) {
            json += anonymous1(value_actor_3)
          }
        
    else throw new TypeError("The value of 'DeletedCompany#/properties/actor' does not match schema definition.")
  
          }

          const value_changeSet_8 = obj["changeSet"]
          if (value_changeSet_8 !== undefined) {
            json += addComma_0 ? ",\"changeSet\":" : ((addComma_0 = true), "{\"changeSet\":")
            
          if (value_changeSet_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_changeSet_8 === "string" ||
            value_changeSet_8 === null ||
            value_changeSet_8 instanceof Date ||
            value_changeSet_8 instanceof RegExp ||
            (
              typeof value_changeSet_8 === "object" &&
              typeof value_changeSet_8.toString === "function" &&
              value_changeSet_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_changeSet_8 !== 'string') {
          if (value_changeSet_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_changeSet_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_changeSet_8.toISOString() + JSON_STR_QUOTE
          } else if (value_changeSet_8 instanceof RegExp) {
            json += asString(value_changeSet_8.source)
          } else {
            json += asString(value_changeSet_8.toString())
          }
        } else {
          json += asString(value_changeSet_8)
        }
        
          }
        
    else throw new TypeError("The value of 'DeletedCompany#/properties/changeSet' does not match schema definition.")
  
          }

          const value_data_9 = obj["data"]
          if (value_data_9 !== undefined) {
            json += addComma_0 ? ",\"data\":" : ((addComma_0 = true), "{\"data\":")
            json += anonymous2(value_data_9)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeDeletedCompanyItems = writeList(writeDeletedCompany)

const writeContactResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous1 (obj) {
      // "ContactResponse#/properties/tags"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ContactResponse#/properties/tags' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "ContactResponse#/properties/custom"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_25 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_25 ? JSON_STR_COMMA : ((addComma_25 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_25) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ContactResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_tenantId_2 = obj["tenantId"]
          if (value_tenantId_2 !== undefined) {
            json += addComma_0 ? ",\"tenantId\":" : ((addComma_0 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_2 !== 'string') {
          if (value_tenantId_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_2.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_2 instanceof RegExp) {
            json += asString(value_tenantId_2.source)
          } else {
            json += asString(value_tenantId_2.toString())
          }
        } else {
          json += asString(value_tenantId_2)
        }
        
          }

          const value_firstName_3 = obj["firstName"]
          if (value_firstName_3 !== undefined) {
            json += addComma_0 ? ",\"firstName\":" : ((addComma_0 = true), "{\"firstName\":")
            
        if (typeof value_firstName_3 !== 'string') {
          if (value_firstName_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_firstName_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_firstName_3.toISOString() + JSON_STR_QUOTE
          } else if (value_firstName_3 instanceof RegExp) {
            json += asString(value_firstName_3.source)
          } else {
            json += asString(value_firstName_3.toString())
          }
        } else {
          json += asString(value_firstName_3)
        }
        
          }

          const value_lastName_4 = obj["lastName"]
          if (value_lastName_4 !== undefined) {
            json += addComma_0 ? ",\"lastName\":" : ((addComma_0 = true), "{\"lastName\":")
            
        if (typeof value_lastName_4 !== 'string') {
          if (value_lastName_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_lastName_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastName_4.toISOString() + JSON_STR_QUOTE
          } else if (value_lastName_4 instanceof RegExp) {
            json += asString(value_lastName_4.source)
          } else {
            json += asString(value_lastName_4.toString())
          }
        } else {
          json += asString(value_lastName_4)
        }
        
          }

          const value_email_5 = obj["email"]
          if (value_email_5 !== undefined) {
            json += addComma_0 ? ",\"email\":" : ((addComma_0 = true), "{\"email\":")
            
          if (value_email_5 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_email_5 === "string" ||
            value_email_5 === null ||
            value_email_5 instanceof Date ||
            value_email_5 instanceof RegExp ||
            (
              typeof value_email_5 === "object" &&
              typeof value_email_5.toString === "function" &&
              value_email_5.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_email_5 !== 'string') {
          if (value_email_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_5.toISOString() + JSON_STR_QUOTE
          } else if (value_email_5 instanceof RegExp) {
            json += asString(value_email_5.source)
          } else {
            json += asString(value_email_5.toString())
          }
        } else {
          json += asString(value_email_5)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/email' does not match schema definition.")
  
          }

          const value_phone_6 = obj["phone"]
          if (value_phone_6 !== undefined) {
            json += addComma_0 ? ",\"phone\":" : ((addComma_0 = true), "{\"phone\":")
            
          if (value_phone_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_phone_6 === "string" ||
            value_phone_6 === null ||
            value_phone_6 instanceof Date ||
            value_phone_6 instanceof RegExp ||
            (
              typeof value_phone_6 === "object" &&
              typeof value_phone_6.toString === "function" &&
              value_phone_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_phone_6 !== 'string') {
          if (value_phone_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_phone_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_6.toISOString() + JSON_STR_QUOTE
          } else if (value_phone_6 instanceof RegExp) {
            json += asString(value_phone_6.source)
          } else {
            json += asString(value_phone_6.toString())
          }
        } else {
          json += asString(value_phone_6)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/phone' does not match schema definition.")
  
          }

          const value_mobile_7 = obj["mobile"]
          if (value_mobile_7 !== undefined) {
            json += addComma_0 ? ",\"mobile\":" : ((addComma_0 = true), "{\"mobile\":")
            
          if (value_mobile_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_mobile_7 === "string" ||
            value_mobile_7 === null ||
            value_mobile_7 instanceof Date ||
            value_mobile_7 instanceof RegExp ||
            (
              typeof value_mobile_7 === "object" &&
              typeof value_mobile_7.toString === "function" &&
              value_mobile_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_mobile_7 !== 'string') {
          if (value_mobile_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_mobile_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_mobile_7.toISOString() + JSON_STR_QUOTE
          } else if (value_mobile_7 instanceof RegExp) {
            json += asString(value_mobile_7.source)
          } else {
            json += asString(value_mobile_7.toString())
          }
        } else {
          json += asString(value_mobile_7)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/mobile' does not match schema definition.")
  
          }

          const value_title_8 = obj["title"]
          if (value_title_8 !== undefined) {
            json += addComma_0 ? ",\"title\":" : ((addComma_0 = true), "{\"title\":")
            
          if (value_title_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_title_8 === "string" ||
            value_title_8 === null ||
            value_title_8 instanceof Date ||
            value_title_8 instanceof RegExp ||
            (
              typeof value_title_8 === "object" &&
              typeof value_title_8.toString === "function" &&
              value_title_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_title_8 !== 'string') {
          if (value_title_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_title_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_title_8.toISOString() + JSON_STR_QUOTE
          } else if (value_title_8 instanceof RegExp) {
            json += asString(value_title_8.source)
          } else {
            json += asString(value_title_8.toString())
          }
        } else {
          json += asString(value_title_8)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/title' does not match schema definition.")
  
          }

          const value_department_9 = obj["department"]
          if (value_department_9 !== undefined) {
            json += addComma_0 ? ",\"department\":" : ((addComma_0 = true), "{\"department\":")
            
          if (value_department_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_department_9 === "string" ||
            value_department_9 === null ||
            value_department_9 instanceof Date ||
            value_department_9 instanceof RegExp ||
            (
              typeof value_department_9 === "object" &&
              typeof value_department_9.toString === "function" &&
              value_department_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_department_9 !== 'string') {
          if (value_department_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_department_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_department_9.toISOString() + JSON_STR_QUOTE
          } else if (value_department_9 instanceof RegExp) {
            json += asString(value_department_9.source)
          } else {
            json += asString(value_department_9.toString())
          }
        } else {
          json += asString(value_department_9)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/department' does not match schema definition.")
  
          }

          const value_companyId_10 = obj["companyId"]
          if (value_companyId_10 !== undefined) {
            json += addComma_0 ? ",\"companyId\":" : ((addComma_0 = true), "{\"companyId\":")
            
          if (value_companyId_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyId_10 === "string" ||
            value_companyId_10 === null ||
            value_companyId_10 instanceof Date ||
            value_companyId_10 instanceof RegExp ||
            (
              typeof value_companyId_10 === "object" &&
              typeof value_companyId_10.toString === "function" &&
              value_companyId_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyId_10 !== 'string') {
          if (value_companyId_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyId_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyId_10.toISOString() + JSON_STR_QUOTE
          } else if (value_companyId_10 instanceof RegExp) {
            json += asString(value_companyId_10.source)
          } else {
            json += asString(value_companyId_10.toString())
          }
        } else {
          json += asString(value_companyId_10)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/companyId' does not match schema definition.")
  
          }

          const value_companyName_11 = obj["companyName"]
          if (value_companyName_11 !== undefined) {
            json += addComma_0 ? ",\"companyName\":" : ((addComma_0 = true), "{\"companyName\":")
            
          if (value_companyName_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyName_11 === "string" ||
            value_companyName_11 === null ||
            value_companyName_11 instanceof Date ||
            value_companyName_11 instanceof RegExp ||
            (
              typeof value_companyName_11 === "object" &&
              typeof value_companyName_11.toString === "function" &&
              value_companyName_11.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyName_11 !== 'string') {
          if (value_companyName_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyName_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyName_11.toISOString() + JSON_STR_QUOTE
          } else if (value_companyName_11 instanceof RegExp) {
            json += asString(value_companyName_11.source)
          } else {
            json += asString(value_companyName_11.toString())
          }
        } else {
          json += asString(value_companyName_11)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/companyName' does not match schema definition.")
  
          }

          const value_address_12 = obj["address"]
          if (value_address_12 !== undefined) {
            json += addComma_0 ? ",\"address\":" : ((addComma_0 = true), "{\"address\":")
            
          if (value_address_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_address_12 === "string" ||
            value_address_12 === null ||
            value_address_12 instanceof Date ||
            value_address_12 instanceof RegExp ||
            (
              typeof value_address_12 === "object" &&
              typeof value_address_12.toString === "function" &&
              value_address_12.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_address_12 !== 'string') {
          if (value_address_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_address_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_address_12.toISOString() + JSON_STR_QUOTE
          } else if (value_address_12 instanceof RegExp) {
            json += asString(value_address_12.source)
          } else {
            json += asString(value_address_12.toString())
          }
        } else {
          json += asString(value_address_12)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/address' does not match schema definition.")
  
          }

          const value_city_13 = obj["city"]
          if (value_city_13 !== undefined) {
            json += addComma_0 ? ",\"city\":" : ((addComma_0 = true), "{\"city\":")
            
          if (value_city_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_city_13 === "string" ||
            value_city_13 === null ||
            value_city_13 instanceof Date ||
            value_city_13 instanceof RegExp ||
            (
              typeof value_city_13 === "object" &&
              typeof value_city_13.toString === "function" &&
              value_city_13.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_city_13 !== 'string') {
          if (value_city_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_city_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_city_13.toISOString() + JSON_STR_QUOTE
          } else if (value_city_13 instanceof RegExp) {
            json += asString(value_city_13.source)
          } else {
            json += asString(value_city_13.toString())
          }
        } else {
          json += asString(value_city_13)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/city' does not match schema definition.")
  
          }

          const value_state_14 = obj["state"]
          if (value_state_14 !== undefined) {
            json += addComma_0 ? ",\"state\":" : ((addComma_0 = true), "{\"state\":")
            
          if (value_state_14 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_state_14 === "string" ||
            value_state_14 === null ||
            value_state_14 instanceof Date ||
            value_state_14 instanceof RegExp ||
            (
              typeof value_state_14 === "object" &&
              typeof value_state_14.toString === "function" &&
              value_state_14.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_state_14 !== 'string') {
          if (value_state_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_state_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_state_14.toISOString() + JSON_STR_QUOTE
          } else if (value_state_14 instanceof RegExp) {
            json += asString(value_state_14.source)
          } else {
            json += asString(value_state_14.toString())
          }
        } else {
          json += asString(value_state_14)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/state' does not match schema definition.")
  
          }

          const value_country_15 = obj["country"]
          if (value_country_15 !== undefined) {
            json += addComma_0 ? ",\"country\":" : ((addComma_0 = true), "{\"country\":")
            
          if (value_country_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_country_15 === "string" ||
            value_country_15 === null ||
            value_country_15 instanceof Date ||
            value_country_15 instanceof RegExp ||
            (
              typeof value_country_15 === "object" &&
              typeof value_country_15.toString === "function" &&
              value_country_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_country_15 !== 'string') {
          if (value_country_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_country_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_15.toISOString() + JSON_STR_QUOTE
          } else if (value_country_15 instanceof RegExp) {
            json += asString(value_country_15.source)
          } else {
            json += asString(value_country_15.toString())
          }
        } else {
          json += asString(value_country_15)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/country' does not match schema definition.")
  
          }

          const value_postalCode_16 = obj["postalCode"]
          if (value_postalCode_16 !== undefined) {
            json += addComma_0 ? ",\"postalCode\":" : ((addComma_0 = true), "{\"postalCode\":")
            
          if (value_postalCode_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_postalCode_16 === "string" ||
            value_postalCode_16 === null ||
            value_postalCode_16 instanceof Date ||
            value_postalCode_16 instanceof RegExp ||
            (
              typeof value_postalCode_16 === "object" &&
              typeof value_postalCode_16.toString === "function" &&
              value_postalCode_16.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_postalCode_16 !== 'string') {
          if (value_postalCode_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_postalCode_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_postalCode_16.toISOString() + JSON_STR_QUOTE
          } else if (value_postalCode_16 instanceof RegExp) {
            json += asString(value_postalCode_16.source)
          } else {
            json += asString(value_postalCode_16.toString())
          }
        } else {
          json += asString(value_postalCode_16)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/postalCode' does not match schema definition.")
  
          }

          const value_lifecycleStage_17 = obj["lifecycleStage"]
          if (value_lifecycleStage_17 !== undefined) {
            json += addComma_0 ? ",\"lifecycleStage\":" : ((addComma_0 = true), "{\"lifecycleStage\":")
            
        if (typeof value_lifecycleStage_17 !== 'string') {
          if (value_lifecycleStage_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_lifecycleStage_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_lifecycleStage_17.toISOString() + JSON_STR_QUOTE
          } else if (value_lifecycleStage_17 instanceof RegExp) {
            json += asString(value_lifecycleStage_17.source)
          } else {
            json += asString(value_lifecycleStage_17.toString())
          }
        } else {
          json += asString(value_lifecycleStage_17)
        }
        
          }

          const value_leadSource_18 = obj["leadSource"]
          if (value_leadSource_18 !== undefined) {
            json += addComma_0 ? ",\"leadSource\":" : ((addComma_0 = true), "{\"leadSource\":")
            
          if (value_leadSource_18 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_leadSource_18 === "string" ||
            value_leadSource_18 === null ||
            value_leadSource_18 instanceof Date ||
            value_leadSource_18 instanceof RegExp ||
            (
              typeof value_leadSource_18 === "object" &&
              typeof value_leadSource_18.toString === "function" &&
              value_leadSource_18.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_leadSource_18 !== 'string') {
          if (value_leadSource_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_leadSource_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_leadSource_18.toISOString() + JSON_STR_QUOTE
          } else if (value_leadSource_18 instanceof RegExp) {
            json += asString(value_leadSource_18.source)
          } else {
            json += asString(value_leadSource_18.toString())
          }
        } else {
          json += asString(value_leadSource_18)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/leadSource' does not match schema definition.")
  
          }

          const value_tags_19 = obj["tags"]
          if (value_tags_19 !== undefined) {
            json += addComma_0 ? ",\"tags\":" : ((addComma_0 = true), "{\"tags\":")
            json += anonymous1(value_tags_19)
          }

          const value_notes_20 = obj["notes"]
          if (value_notes_20 !== undefined) {
            json += addComma_0 ? ",\"notes\":" : ((addComma_0 = true), "{\"notes\":")
            
          if (value_notes_20 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_notes_20 === "string" ||
            value_notes_20 === null ||
            value_notes_20 instanceof Date ||
            value_notes_20 instanceof RegExp ||
            (
              typeof value_notes_20 === "object" &&
              typeof value_notes_20.toString === "function" &&
              value_notes_20.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_notes_20 !== 'string') {
          if (value_notes_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_notes_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_notes_20.toISOString() + JSON_STR_QUOTE
          } else if (value_notes_20 instanceof RegExp) {
            json += asString(value_notes_20.source)
          } else {
            json += asString(value_notes_20.toString())
          }
        } else {
          json += asString(value_notes_20)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/notes' does not match schema definition.")
  
          }

          const value_ownerId_21 = obj["ownerId"]
          if (value_ownerId_21 !== undefined) {
            json += addComma_0 ? ",\"ownerId\":" : ((addComma_0 = true), "{\"ownerId\":")
            
          if (value_ownerId_21 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_21 === "string" ||
            value_ownerId_21 === null ||
            value_ownerId_21 instanceof Date ||
            value_ownerId_21 instanceof RegExp ||
            (
              typeof value_ownerId_21 === "object" &&
              typeof value_ownerId_21.toString === "function" &&
              value_ownerId_21.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_21 !== 'string') {
          if (value_ownerId_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_21.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_21 instanceof RegExp) {
            json += asString(value_ownerId_21.source)
          } else {
            json += asString(value_ownerId_21.toString())
          }
        } else {
          json += asString(value_ownerId_21)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/ownerId' does not match schema definition.")
  
          }

          const value_ownerName_22 = obj["ownerName"]
          if (value_ownerName_22 !== undefined) {
            json += addComma_0 ? ",\"ownerName\":" : ((addComma_0 = true), "{\"ownerName\":")
            
          if (value_ownerName_22 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerName_22 === "string" ||
            value_ownerName_22 === null ||
            value_ownerName_22 instanceof Date ||
            value_ownerName_22 instanceof RegExp ||
            (
              typeof value_ownerName_22 === "object" &&
              typeof value_ownerName_22.toString === "function" &&
              value_ownerName_22.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerName_22 !== 'string') {
          if (value_ownerName_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerName_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerName_22.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerName_22 instanceof RegExp) {
            json += asString(value_ownerName_22.source)
          } else {
            json += asString(value_ownerName_22.toString())
          }
        } else {
          json += asString(value_ownerName_22)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/ownerName' does not match schema definition.")
  
          }

          const value_lastActivityAt_23 = obj["lastActivityAt"]
          if (value_lastActivityAt_23 !== undefined) {
            json += addComma_0 ? ",\"lastActivityAt\":" : ((addComma_0 = true), "{\"lastActivityAt\":")
            
          if (value_lastActivityAt_23 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastActivityAt_23 === "string" ||
            value_lastActivityAt_23 === null ||
            value_lastActivityAt_23 instanceof Date ||
            value_lastActivityAt_23 instanceof RegExp ||
            (
              typeof value_lastActivityAt_23 === "object" &&
              typeof value_lastActivityAt_23.toString === "function" &&
              value_lastActivityAt_23.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastActivityAt_23)
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/lastActivityAt' does not match schema definition.")
  
          }

          const value_custom_24 = obj["custom"]
          if (value_custom_24 !== undefined) {
            json += addComma_0 ? ",\"custom\":" : ((addComma_0 = true), "{\"custom\":")
            json += anonymous2(value_custom_24)
          }

          const value_createdAt_26 = obj["createdAt"]
          if (value_createdAt_26 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_26)
          }

          const value_updatedAt_27 = obj["updatedAt"]
          if (value_updatedAt_27 !== undefined) {
            json += addComma_0 ? ",\"updatedAt\":" : ((addComma_0 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_27)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeContactResponseItems = writeList(writeContactResponse)

const writeContactHistoryEntry = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "ContactHistoryEntry#/properties/actor"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_8 = false

          const value_type_9 = obj["type"]
          if (value_type_9 !== undefined) {
            json += addComma_8 ? ",\"type\":" : ((addComma_8 = true), "{\"type\":")
            
        if (typeof value_type_9 !== 'string') {
          if (value_type_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_9.toISOString() + JSON_STR_QUOTE
          } else if (value_type_9 instanceof RegExp) {
            json += asString(value_type_9.source)
          } else {
            json += asString(value_type_9.toString())
          }
        } else {
          json += asString(value_type_9)
        }
        
          }

          const value_id_10 = obj["id"]
          if (value_id_10 !== undefined) {
            json += addComma_8 ? ",\"id\":" : ((addComma_8 = true), "{\"id\":")
            
          if (value_id_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_10 === "string" ||
            value_id_10 === null ||
            value_id_10 instanceof Date ||
            value_id_10 instanceof RegExp ||
            (
              typeof value_id_10 === "object" &&
              typeof value_id_10.toString === "function" &&
              value_id_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_10 !== 'string') {
          if (value_id_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_10.toISOString() + JSON_STR_QUOTE
          } else if (value_id_10 instanceof RegExp) {
            json += asString(value_id_10.source)
          } else {
            json += asString(value_id_10.toString())
          }
        } else {
          json += asString(value_id_10)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactHistoryEntry#/properties/actor/properties/id' does not match schema definition.")
  
          }

          const value_name_11 = obj["name"]
          if (value_name_11 !== undefined) {
            json += addComma_8 ? ",\"name\":" : ((addComma_8 = true), "{\"name\":")
            
        if (typeof value_name_11 !== 'string') {
          if (value_name_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_11.toISOString() + JSON_STR_QUOTE
          } else if (value_name_11 instanceof RegExp) {
            json += asString(value_name_11.source)
          } else {
            json += asString(value_name_11.toString())
          }
        } else {
          json += asString(value_name_11)
        }
        
          }
if (!addComma_8) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous2 (obj) {
      // "ContactHistoryEntry#/properties/changedProperties"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ContactHistoryEntry#/properties/changedProperties' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "ContactHistoryEntry#/properties/previous"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_15 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_15 ? JSON_STR_COMMA : ((addComma_15 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_15) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous5 (obj) {
      // "ContactChangeData#/properties/tags"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ContactChangeData#/properties/tags' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "ContactChangeData#/properties/custom"
      function anonymous6 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_42 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_42 ? JSON_STR_COMMA : ((addComma_42 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_42) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ContactChangeData#"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_17 = false

          const value_id_18 = obj["id"]
          if (value_id_18 !== undefined) {
            json += addComma_17 ? ",\"id\":" : ((addComma_17 = true), "{\"id\":")
            
        if (typeof value_id_18 !== 'string') {
          if (value_id_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_18.toISOString() + JSON_STR_QUOTE
          } else if (value_id_18 instanceof RegExp) {
            json += asString(value_id_18.source)
          } else {
            json += asString(value_id_18.toString())
          }
        } else {
          json += asString(value_id_18)
        }
        
          }

          const value_tenantId_19 = obj["tenantId"]
          if (value_tenantId_19 !== undefined) {
            json += addComma_17 ? ",\"tenantId\":" : ((addComma_17 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_19 !== 'string') {
          if (value_tenantId_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_19.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_19 instanceof RegExp) {
            json += asString(value_tenantId_19.source)
          } else {
            json += asString(value_tenantId_19.toString())
          }
        } else {
          json += asString(value_tenantId_19)
        }
        
          }

          const value_firstName_20 = obj["firstName"]
          if (value_firstName_20 !== undefined) {
            json += addComma_17 ? ",\"firstName\":" : ((addComma_17 = true), "{\"firstName\":")
            
        if (typeof value_firstName_20 !== 'string') {
          if (value_firstName_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_firstName_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_firstName_20.toISOString() + JSON_STR_QUOTE
          } else if (value_firstName_20 instanceof RegExp) {
            json += asString(value_firstName_20.source)
          } else {
            json += asString(value_firstName_20.toString())
          }
        } else {
          json += asString(value_firstName_20)
        }
        
          }

          const value_lastName_21 = obj["lastName"]
          if (value_lastName_21 !== undefined) {
            json += addComma_17 ? ",\"lastName\":" : ((addComma_17 = true), "{\"lastName\":")
            
        if (typeof value_lastName_21 !== 'string') {
          if (value_lastName_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_lastName_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastName_21.toISOString() + JSON_STR_QUOTE
          } else if (value_lastName_21 instanceof RegExp) {
            json += asString(value_lastName_21.source)
          } else {
            json += asString(value_lastName_21.toString())
          }
        } else {
          json += asString(value_lastName_21)
        }
        
          }

          const value_email_22 = obj["email"]
          if (value_email_22 !== undefined) {
            json += addComma_17 ? ",\"email\":" : ((addComma_17 = true), "{\"email\":")
            
          if (value_email_22 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_email_22 === "string" ||
            value_email_22 === null ||
            value_email_22 instanceof Date ||
            value_email_22 instanceof RegExp ||
            (
              typeof value_email_22 === "object" &&
              typeof value_email_22.toString === "function" &&
              value_email_22.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_email_22 !== 'string') {
          if (value_email_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_22.toISOString() + JSON_STR_QUOTE
          } else if (value_email_22 instanceof RegExp) {
            json += asString(value_email_22.source)
          } else {
            json += asString(value_email_22.toString())
          }
        } else {
          json += asString(value_email_22)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/email' does not match schema definition.")
  
          }

          const value_phone_23 = obj["phone"]
          if (value_phone_23 !== undefined) {
            json += addComma_17 ? ",\"phone\":" : ((addComma_17 = true), "{\"phone\":")
            
          if (value_phone_23 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_phone_23 === "string" ||
            value_phone_23 === null ||
            value_phone_23 instanceof Date ||
            value_phone_23 instanceof RegExp ||
            (
              typeof value_phone_23 === "object" &&
              typeof value_phone_23.toString === "function" &&
              value_phone_23.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_phone_23 !== 'string') {
          if (value_phone_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_phone_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_23.toISOString() + JSON_STR_QUOTE
          } else if (value_phone_23 instanceof RegExp) {
            json += asString(value_phone_23.source)
          } else {
            json += asString(value_phone_23.toString())
          }
        } else {
          json += asString(value_phone_23)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/phone' does not match schema definition.")
  
          }

          const value_mobile_24 = obj["mobile"]
          if (value_mobile_24 !== undefined) {
            json += addComma_17 ? ",\"mobile\":" : ((addComma_17 = true), "{\"mobile\":")
            
          if (value_mobile_24 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_mobile_24 === "string" ||
            value_mobile_24 === null ||
            value_mobile_24 instanceof Date ||
            value_mobile_24 instanceof RegExp ||
            (
              typeof value_mobile_24 === "object" &&
              typeof value_mobile_24.toString === "function" &&
              value_mobile_24.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_mobile_24 !== 'string') {
          if (value_mobile_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_mobile_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_mobile_24.toISOString() + JSON_STR_QUOTE
          } else if (value_mobile_24 instanceof RegExp) {
            json += asString(value_mobile_24.source)
          } else {
            json += asString(value_mobile_24.toString())
          }
        } else {
          json += asString(value_mobile_24)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/mobile' does not match schema definition.")
  
          }

          const value_title_25 = obj["title"]
          if (value_title_25 !== undefined) {
            json += addComma_17 ? ",\"title\":" : ((addComma_17 = true), "{\"title\":")
            
          if (value_title_25 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_title_25 === "string" ||
            value_title_25 === null ||
            value_title_25 instanceof Date ||
            value_title_25 instanceof RegExp ||
            (
              typeof value_title_25 === "object" &&
              typeof value_title_25.toString === "function" &&
              value_title_25.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_title_25 !== 'string') {
          if (value_title_25 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_title_25 instanceof Date) {
            json += JSON_STR_QUOTE + value_title_25.toISOString() + JSON_STR_QUOTE
          } else if (value_title_25 instanceof RegExp) {
            json += asString(value_title_25.source)
          } else {
            json += asString(value_title_25.toString())
          }
        } else {
          json += asString(value_title_25)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/title' does not match schema definition.")
  
          }

          const value_department_26 = obj["department"]
          if (value_department_26 !== undefined) {
            json += addComma_17 ? ",\"department\":" : ((addComma_17 = true), "{\"department\":")
            
          if (value_department_26 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_department_26 === "string" ||
            value_department_26 === null ||
            value_department_26 instanceof Date ||
            value_department_26 instanceof RegExp ||
            (
              typeof value_department_26 === "object" &&
              typeof value_department_26.toString === "function" &&
              value_department_26.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_department_26 !== 'string') {
          if (value_department_26 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_department_26 instanceof Date) {
            json += JSON_STR_QUOTE + value_department_26.toISOString() + JSON_STR_QUOTE
          } else if (value_department_26 instanceof RegExp) {
            json += asString(value_department_26.source)
          } else {
            json += asString(value_department_26.toString())
          }
        } else {
          json += asString(value_department_26)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/department' does not match schema definition.")
  
          }

          const value_companyId_27 = obj["companyId"]
          if (value_companyId_27 !== undefined) {
            json += addComma_17 ? ",\"companyId\":" : ((addComma_17 = true), "{\"companyId\":")
            
          if (value_companyId_27 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyId_27 === "string" ||
            value_companyId_27 === null ||
            value_companyId_27 instanceof Date ||
            value_companyId_27 instanceof RegExp ||
            (
              typeof value_companyId_27 === "object" &&
              typeof value_companyId_27.toString === "function" &&
              value_companyId_27.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyId_27 !== 'string') {
          if (value_companyId_27 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyId_27 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyId_27.toISOString() + JSON_STR_QUOTE
          } else if (value_companyId_27 instanceof RegExp) {
            json += asString(value_companyId_27.source)
          } else {
            json += asString(value_companyId_27.toString())
          }
        } else {
          json += asString(value_companyId_27)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/companyId' does not match schema definition.")
  
          }

          const value_companyName_28 = obj["companyName"]
          if (value_companyName_28 !== undefined) {
            json += addComma_17 ? ",\"companyName\":" : ((addComma_17 = true), "{\"companyName\":")
            
          if (value_companyName_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyName_28 === "string" ||
            value_companyName_28 === null ||
            value_companyName_28 instanceof Date ||
            value_companyName_28 instanceof RegExp ||
            (
              typeof value_companyName_28 === "object" &&
              typeof value_companyName_28.toString === "function" &&
              value_companyName_28.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyName_28 !== 'string') {
          if (value_companyName_28 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyName_28 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyName_28.toISOString() + JSON_STR_QUOTE
          } else if (value_companyName_28 instanceof RegExp) {
            json += asString(value_companyName_28.source)
          } else {
            json += asString(value_companyName_28.toString())
          }
        } else {
          json += asString(value_companyName_28)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/companyName' does not match schema definition.")
  
          }

          const value_address_29 = obj["address"]
          if (value_address_29 !== undefined) {
            json += addComma_17 ? ",\"address\":" : ((addComma_17 = true), "{\"address\":")
            
          if (value_address_29 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_address_29 === "string" ||
            value_address_29 === null ||
            value_address_29 instanceof Date ||
            value_address_29 instanceof RegExp ||
            (
              typeof value_address_29 === "object" &&
              typeof value_address_29.toString === "function" &&
              value_address_29.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_address_29 !== 'string') {
          if (value_address_29 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_address_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_address_29.toISOString() + JSON_STR_QUOTE
          } else if (value_address_29 instanceof RegExp) {
            json += asString(value_address_29.source)
          } else {
            json += asString(value_address_29.toString())
          }
        } else {
          json += asString(value_address_29)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/address' does not match schema definition.")
  
          }

          const value_city_30 = obj["city"]
          if (value_city_30 !== undefined) {
            json += addComma_17 ? ",\"city\":" : ((addComma_17 = true), "{\"city\":")
            
          if (value_city_30 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_city_30 === "string" ||
            value_city_30 === null ||
            value_city_30 instanceof Date ||
            value_city_30 instanceof RegExp ||
            (
              typeof value_city_30 === "object" &&
              typeof value_city_30.toString === "function" &&
              value_city_30.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_city_30 !== 'string') {
          if (value_city_30 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_city_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_city_30.toISOString() + JSON_STR_QUOTE
          } else if (value_city_30 instanceof RegExp) {
            json += asString(value_city_30.source)
          } else {
            json += asString(value_city_30.toString())
          }
        } else {
          json += asString(value_city_30)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/city' does not match schema definition.")
  
          }

          const value_state_31 = obj["state"]
          if (value_state_31 !== undefined) {
            json += addComma_17 ? ",\"state\":" : ((addComma_17 = true), "{\"state\":")
            
          if (value_state_31 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_state_31 === "string" ||
            value_state_31 === null ||
            value_state_31 instanceof Date ||
            value_state_31 instanceof RegExp ||
            (
              typeof value_state_31 === "object" &&
              typeof value_state_31.toString === "function" &&
              value_state_31.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_state_31 !== 'string') {
          if (value_state_31 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_state_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_state_31.toISOString() + JSON_STR_QUOTE
          } else if (value_state_31 instanceof RegExp) {
            json += asString(value_state_31.source)
          } else {
            json += asString(value_state_31.toString())
          }
        } else {
          json += asString(value_state_31)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/state' does not match schema definition.")
  
          }

          const value_country_32 = obj["country"]
          if (value_country_32 !== undefined) {
            json += addComma_17 ? ",\"country\":" : ((addComma_17 = true), "{\"country\":")
            
          if (value_country_32 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_country_32 === "string" ||
            value_country_32 === null ||
            value_country_32 instanceof Date ||
            value_country_32 instanceof RegExp ||
            (
              typeof value_country_32 === "object" &&
              typeof value_country_32.toString === "function" &&
              value_country_32.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_country_32 !== 'string') {
          if (value_country_32 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_country_32 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_32.toISOString() + JSON_STR_QUOTE
          } else if (value_country_32 instanceof RegExp) {
            json += asString(value_country_32.source)
          } else {
            json += asString(value_country_32.toString())
          }
        } else {
          json += asString(value_country_32)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/country' does not match schema definition.")
  
          }

          const value_postalCode_33 = obj["postalCode"]
          if (value_postalCode_33 !== undefined) {
            json += addComma_17 ? ",\"postalCode\":" : ((addComma_17 = true), "{\"postalCode\":")
            
          if (value_postalCode_33 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_postalCode_33 === "string" ||
            value_postalCode_33 === null ||
            value_postalCode_33 instanceof Date ||
            value_postalCode_33 instanceof RegExp ||
            (
              typeof value_postalCode_33 === "object" &&
              typeof value_postalCode_33.toString === "function" &&
              value_postalCode_33.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_postalCode_33 !== 'string') {
          if (value_postalCode_33 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_postalCode_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_postalCode_33.toISOString() + JSON_STR_QUOTE
          } else if (value_postalCode_33 instanceof RegExp) {
            json += asString(value_postalCode_33.source)
          } else {
            json += asString(value_postalCode_33.toString())
          }
        } else {
          json += asString(value_postalCode_33)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/postalCode' does not match schema definition.")
  
          }

          const value_lifecycleStage_34 = obj["lifecycleStage"]
          if (value_lifecycleStage_34 !== undefined) {
            json += addComma_17 ? ",\"lifecycleStage\":" : ((addComma_17 = true), "{\"lifecycleStage\":")
            
        if (typeof value_lifecycleStage_34 !== 'string') {
          if (value_lifecycleStage_34 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_lifecycleStage_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_lifecycleStage_34.toISOString() + JSON_STR_QUOTE
          } else if (value_lifecycleStage_34 instanceof RegExp) {
            json += asString(value_lifecycleStage_34.source)
          } else {
            json += asString(value_lifecycleStage_34.toString())
          }
        } else {
          json += asString(value_lifecycleStage_34)
        }
        
          }

          const value_leadSource_35 = obj["leadSource"]
          if (value_leadSource_35 !== undefined) {
            json += addComma_17 ? ",\"leadSource\":" : ((addComma_17 = true), "{\"leadSource\":")
            
          if (value_leadSource_35 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_leadSource_35 === "string" ||
            value_leadSource_35 === null ||
            value_leadSource_35 instanceof Date ||
            value_leadSource_35 instanceof RegExp ||
            (
              typeof value_leadSource_35 === "object" &&
              typeof value_leadSource_35.toString === "function" &&
              value_leadSource_35.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_leadSource_35 !== 'string') {
          if (value_leadSource_35 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_leadSource_35 instanceof Date) {
            json += JSON_STR_QUOTE + value_leadSource_35.toISOString() + JSON_STR_QUOTE
          } else if (value_leadSource_35 instanceof RegExp) {
            json += asString(value_leadSource_35.source)
          } else {
            json += asString(value_leadSource_35.toString())
          }
        } else {
          json += asString(value_leadSource_35)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/leadSource' does not match schema definition.")
  
          }

          const value_tags_36 = obj["tags"]
          if (value_tags_36 !== undefined) {
            json += addComma_17 ? ",\"tags\":" : ((addComma_17 = true), "{\"tags\":")
            json += anonymous5(value_tags_36)
          }

          const value_notes_37 = obj["notes"]
          if (value_notes_37 !== undefined) {
            json += addComma_17 ? ",\"notes\":" : ((addComma_17 = true), "{\"notes\":")
            
          if (value_notes_37 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_notes_37 === "string" ||
            value_notes_37 === null ||
            value_notes_37 instanceof Date ||
            value_notes_37 instanceof RegExp ||
            (
              typeof value_notes_37 === "object" &&
              typeof value_notes_37.toString === "function" &&
              value_notes_37.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_notes_37 !== 'string') {
          if (value_notes_37 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_notes_37 instanceof Date) {
            json += JSON_STR_QUOTE + value_notes_37.toISOString() + JSON_STR_QUOTE
          } else if (value_notes_37 instanceof RegExp) {
            json += asString(value_notes_37.source)
          } else {
            json += asString(value_notes_37.toString())
          }
        } else {
          json += asString(value_notes_37)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/notes' does not match schema definition.")
  
          }

          const value_ownerId_38 = obj["ownerId"]
          if (value_ownerId_38 !== undefined) {
            json += addComma_17 ? ",\"ownerId\":" : ((addComma_17 = true), "{\"ownerId\":")
            
          if (value_ownerId_38 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_38 === "string" ||
            value_ownerId_38 === null ||
            value_ownerId_38 instanceof Date ||
            value_ownerId_38 instanceof RegExp ||
            (
              typeof value_ownerId_38 === "object" &&
              typeof value_ownerId_38.toString === "function" &&
              value_ownerId_38.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_38 !== 'string') {
          if (value_ownerId_38 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_38 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_38.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_38 instanceof RegExp) {
            json += asString(value_ownerId_38.source)
          } else {
            json += asString(value_ownerId_38.toString())
          }
        } else {
          json += asString(value_ownerId_38)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/ownerId' does not match schema definition.")
  
          }

          const value_ownerName_39 = obj["ownerName"]
          if (value_ownerName_39 !== undefined) {
            json += addComma_17 ? ",\"ownerName\":" : ((addComma_17 = true), "{\"ownerName\":")
            
          if (value_ownerName_39 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerName_39 === "string" ||
            value_ownerName_39 === null ||
            value_ownerName_39 instanceof Date ||
            value_ownerName_39 instanceof RegExp ||
            (
              typeof value_ownerName_39 === "object" &&
              typeof value_ownerName_39.toString === "function" &&
              value_ownerName_39.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerName_39 !== 'string') {
          if (value_ownerName_39 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerName_39 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerName_39.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerName_39 instanceof RegExp) {
            json += asString(value_ownerName_39.source)
          } else {
            json += asString(value_ownerName_39.toString())
          }
        } else {
          json += asString(value_ownerName_39)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/ownerName' does not match schema definition.")
  
          }

          const value_lastActivityAt_40 = obj["lastActivityAt"]
          if (value_lastActivityAt_40 !== undefined) {
            json += addComma_17 ? ",\"lastActivityAt\":" : ((addComma_17 = true), "{\"lastActivityAt\":")
            
          if (value_lastActivityAt_40 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastActivityAt_40 === "string" ||
            value_lastActivityAt_40 === null ||
            value_lastActivityAt_40 instanceof Date ||
            value_lastActivityAt_40 instanceof RegExp ||
            (
              typeof value_lastActivityAt_40 === "object" &&
              typeof value_lastActivityAt_40.toString === "function" &&
              value_lastActivityAt_40.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastActivityAt_40)
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/lastActivityAt' does not match schema definition.")
  
          }

          const value_custom_41 = obj["custom"]
          if (value_custom_41 !== undefined) {
            json += addComma_17 ? ",\"custom\":" : ((addComma_17 = true), "{\"custom\":")
            json += anonymous6(value_custom_41)
          }

          const value_createdAt_43 = obj["createdAt"]
          if (value_createdAt_43 !== undefined) {
            json += addComma_17 ? ",\"createdAt\":" : ((addComma_17 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_43)
          }

          const value_updatedAt_44 = obj["updatedAt"]
          if (value_updatedAt_44 !== undefined) {
            json += addComma_17 ? ",\"updatedAt\":" : ((addComma_17 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_44)
          }

          const value_erasedAt_45 = obj["erasedAt"]
          if (value_erasedAt_45 !== undefined) {
            json += addComma_17 ? ",\"erasedAt\":" : ((addComma_17 = true), "{\"erasedAt\":")
            json += asDateTime(value_erasedAt_45)
          }
if (!addComma_17) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ContactHistoryEntry#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_sequence_1 = obj["sequence"]
          if (value_sequence_1 !== undefined) {
            json += addComma_0 ? ",\"sequence\":" : ((addComma_0 = true), "{\"sequence\":")
            json += asInteger(value_sequence_1)
          }

          const value_entity_2 = obj["entity"]
          if (value_entity_2 !== undefined) {
            json += addComma_0 ? ",\"entity\":" : ((addComma_0 = true), "{\"entity\":")
            
        if (typeof value_entity_2 !== 'string') {
          if (value_entity_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_entity_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_entity_2.toISOString() + JSON_STR_QUOTE
          } else if (value_entity_2 instanceof RegExp) {
            json += asString(value_entity_2.source)
          } else {
            json += asString(value_entity_2.toString())
          }
        } else {
          json += asString(value_entity_2)
        }
        
          }

          const value_entityId_3 = obj["entityId"]
          if (value_entityId_3 !== undefined) {
            json += addComma_0 ? ",\"entityId\":" : ((addComma_0 = true), "{\"entityId\":")
            
        if (typeof value_entityId_3 !== 'string') {
          if (value_entityId_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_entityId_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_entityId_3.toISOString() + JSON_STR_QUOTE
          } else if (value_entityId_3 instanceof RegExp) {
            json += asString(value_entityId_3.source)
          } else {
            json += asString(value_entityId_3.toString())
          }
        } else {
          json += asString(value_entityId_3)
        }
        
          }

          const value_action_4 = obj["action"]
          if (value_action_4 !== undefined) {
            json += addComma_0 ? ",\"action\":" : ((addComma_0 = true), "{\"action\":")
            
        if (typeof value_action_4 !== 'string') {
          if (value_action_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_action_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_action_4.toISOString() + JSON_STR_QUOTE
          } else if (value_action_4 instanceof RegExp) {
            json += asString(value_action_4.source)
          } else {
            json += asString(value_action_4.toString())
          }
        } else {
          json += asString(value_action_4)
        }
        
          }

          const value_changedAt_5 = obj["changedAt"]
          if (value_changedAt_5 !== undefined) {
            json += addComma_0 ? ",\"changedAt\":" : ((addComma_0 = true), "{\"changedAt\":")
            json += asDateTime(value_changedAt_5)
          }

          const value_changeSet_6 = obj["changeSet"]
          if (value_changeSet_6 !== undefined) {
            json += addComma_0 ? ",\"changeSet\":" : ((addComma_0 = true), "{\"changeSet\":")
            
          if (value_changeSet_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_changeSet_6 === "string" ||
            value_changeSet_6 === null ||
            value_changeSet_6 instanceof Date ||
            value_changeSet_6 instanceof RegExp ||
            (
              typeof value_changeSet_6 === "object" &&
              typeof value_changeSet_6.toString === "function" &&
              value_changeSet_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_changeSet_6 !== 'string') {
          if (value_changeSet_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_changeSet_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_changeSet_6.toISOString() + JSON_STR_QUOTE
          } else if (value_changeSet_6 instanceof RegExp) {
            json += asString(value_changeSet_6.source)
          } else {
            json += asString(value_changeSet_6.toString())
          }
        } else {
          json += asString(value_changeSet_6)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactHistoryEntry#/properties/changeSet' does not match schema definition.")
  
          }

          const value_actor_7 = obj["actor"]
          if (value_actor_7 !== undefined) {
            json += addComma_0 ? ",\"actor\":" : ((addComma_0 = true), "{\"actor\":")
            
          if (value_actor_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if((typeof value_actor_7 === "object" && !Array.isArray(value_actor_7)) || value_actor_7 === null) {
            json += anonymous1(value_actor_7)
          }
        
    else throw new TypeError("The value of 'ContactHistoryEntry#/properties/actor' does not match schema definition.")
  
          }

          const value_source_12 = obj["source"]
          if (value_source_12 !== undefined) {
            json += addComma_0 ? ",\"source\":" : ((addComma_0 = true), "{\"source\":")
            
        if (typeof value_source_12 !== 'string') {
          if (value_source_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_source_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_source_12.toISOString() + JSON_STR_QUOTE
          } else if (value_source_12 instanceof RegExp) {
            json += asString(value_source_12.source)
          } else {
            json += asString(value_source_12.toString())
          }
        } else {
          json += asString(value_source_12)
        }
        
          }

          const value_changedProperties_13 = obj["changedProperties"]
          if (value_changedProperties_13 !== undefined) {
            json += addComma_0 ? ",\"changedProperties\":" : ((addComma_0 = true), "{\"changedProperties\":")
            json += anonymous2(value_changedProperties_13)
          }

          const value_previous_14 = obj["previous"]
          if (value_previous_14 !== undefined) {
            json += addComma_0 ? ",\"previous\":" : ((addComma_0 = true), "{\"previous\":")
            json += anonymous3(value_previous_14)
          }

          const value_data_16 = obj["data"]
          if (value_data_16 !== undefined) {
            json += addComma_0 ? ",\"data\":" : ((addComma_0 = true), "{\"data\":")
            json += anonymous4(value_data_16)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeContactHistoryEntryItems = writeList(writeContactHistoryEntry)

const writeDeletedContact = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "DeletedContact#/properties/actor"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_4 = false

          const value_type_5 = obj["type"]
          if (value_type_5 !== undefined) {
            json += addComma_4 ? ",\"type\":" : ((addComma_4 = true), "{\"type\":")
            
        if (typeof value_type_5 !== 'string') {
          if (value_type_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_5.toISOString() + JSON_STR_QUOTE
          } else if (value_type_5 instanceof RegExp) {
            json += asString(value_type_5.source)
          } else {
            json += asString(value_type_5.toString())
          }
        } else {
          json += asString(value_type_5)
        }
        
          }

          const value_id_6 = obj["id"]
          if (value_id_6 !== undefined) {
            json += addComma_4 ? ",\"id\":" : ((addComma_4 = true), "{\"id\":")
            
          if (value_id_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_6 === "string" ||
            value_id_6 === null ||
            value_id_6 instanceof Date ||
            value_id_6 instanceof RegExp ||
            (
              typeof value_id_6 === "object" &&
              typeof value_id_6.toString === "function" &&
              value_id_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_6 !== 'string') {
          if (value_id_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
          } else if (value_id_6 instanceof RegExp) {
            json += asString(value_id_6.source)
          } else {
            json += asString(value_id_6.toString())
          }
        } else {
          json += asString(value_id_6)
        }
        
          }
        
    else throw new TypeError("The value of 'DeletedContact#/properties/actor/properties/id' does not match schema definition.")
  
          }

          const value_name_7 = obj["name"]
          if (value_name_7 !== undefined) {
            json += addComma_4 ? ",\"name\":" : ((addComma_4 = true), "{\"name\":")
            
        if (typeof value_name_7 !== 'string') {
          if (value_name_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_7.toISOString() + JSON_STR_QUOTE
          } else if (value_name_7 instanceof RegExp) {
            json += asString(value_name_7.source)
          } else {
            json += asString(value_name_7.toString())
          }
        } else {
          json += asString(value_name_7)
        }
        
          }
if (!addComma_4) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous3 (obj) {
      // "ContactResponse#/properties/tags"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ContactResponse#/properties/tags' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "ContactResponse#/properties/custom"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_35 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_35 ? JSON_STR_COMMA : ((addComma_35 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_35) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ContactResponse#"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_10 = false

          const value_id_11 = obj["id"]
          if (value_id_11 !== undefined) {
            json += addComma_10 ? ",\"id\":" : ((addComma_10 = true), "{\"id\":")
            
        if (typeof value_id_11 !== 'string') {
          if (value_id_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_11.toISOString() + JSON_STR_QUOTE
          } else if (value_id_11 instanceof RegExp) {
            json += asString(value_id_11.source)
          } else {
            json += asString(value_id_11.toString())
          }
        } else {
          json += asString(value_id_11)
        }
        
          }

          const value_tenantId_12 = obj["tenantId"]
          if (value_tenantId_12 !== undefined) {
            json += addComma_10 ? ",\"tenantId\":" : ((addComma_10 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_12 !== 'string') {
          if (value_tenantId_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_12.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_12 instanceof RegExp) {
            json += asString(value_tenantId_12.source)
          } else {
            json += asString(value_tenantId_12.toString())
          }
        } else {
          json += asString(value_tenantId_12)
        }
        
          }

          const value_firstName_13 = obj["firstName"]
          if (value_firstName_13 !== undefined) {
            json += addComma_10 ? ",\"firstName\":" : ((addComma_10 = true), "{\"firstName\":")
            
        if (typeof value_firstName_13 !== 'string') {
          if (value_firstName_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_firstName_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_firstName_13.toISOString() + JSON_STR_QUOTE
          } else if (value_firstName_13 instanceof RegExp) {
            json += asString(value_firstName_13.source)
          } else {
            json += asString(value_firstName_13.toString())
          }
        } else {
          json += asString(value_firstName_13)
        }
        
          }

          const value_lastName_14 = obj["lastName"]
          if (value_lastName_14 !== undefined) {
            json += addComma_10 ? ",\"lastName\":" : ((addComma_10 = true), "{\"lastName\":")
            
        if (typeof value_lastName_14 !== 'string') {
          if (value_lastName_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_lastName_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastName_14.toISOString() + JSON_STR_QUOTE
          } else if (value_lastName_14 instanceof RegExp) {
            json += asString(value_lastName_14.source)
          } else {
            json += asString(value_lastName_14.toString())
          }
        } else {
          json += asString(value_lastName_14)
        }
        
          }

          const value_email_15 = obj["email"]
          if (value_email_15 !== undefined) {
            json += addComma_10 ? ",\"email\":" : ((addComma_10 = true), "{\"email\":")
            
          if (value_email_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_email_15 === "string" ||
            value_email_15 === null ||
            value_email_15 instanceof Date ||
            value_email_15 instanceof RegExp ||
            (
              typeof value_email_15 === "object" &&
              typeof value_email_15.toString === "function" &&
              value_email_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_email_15 !== 'string') {
          if (value_email_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_15.toISOString() + JSON_STR_QUOTE
          } else if (value_email_15 instanceof RegExp) {
            json += asString(value_email_15.source)
          } else {
            json += asString(value_email_15.toString())
          }
        } else {
          json += asString(value_email_15)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/email' does not match schema definition.")
  
          }

          const value_phone_16 = obj["phone"]
          if (value_phone_16 !== undefined) {
            json += addComma_10 ? ",\"phone\":" : ((addComma_10 = true), "{\"phone\":")
            
          if (value_phone_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_phone_16 === "string" ||
            value_phone_16 === null ||
            value_phone_16 instanceof Date ||
            value_phone_16 instanceof RegExp ||
            (
              typeof value_phone_16 === "object" &&
              typeof value_phone_16.toString === "function" &&
              value_phone_16.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_phone_16 !== 'string') {
          if (value_phone_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_phone_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_16.toISOString() + JSON_STR_QUOTE
          } else if (value_phone_16 instanceof RegExp) {
            json += asString(value_phone_16.source)
          } else {
            json += asString(value_phone_16.toString())
          }
        } else {
          json += asString(value_phone_16)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/phone' does not match schema definition.")
  
          }

          const value_mobile_17 = obj["mobile"]
          if (value_mobile_17 !== undefined) {
            json += addComma_10 ? ",\"mobile\":" : ((addComma_10 = true), "{\"mobile\":")
            
          if (value_mobile_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_mobile_17 === "string" ||
            value_mobile_17 === null ||
            value_mobile_17 instanceof Date ||
            value_mobile_17 instanceof RegExp ||
            (
              typeof value_mobile_17 === "object" &&
              typeof value_mobile_17.toString === "function" &&
              value_mobile_17.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_mobile_17 !== 'string') {
          if (value_mobile_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_mobile_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_mobile_17.toISOString() + JSON_STR_QUOTE
          } else if (value_mobile_17 instanceof RegExp) {
            json += asString(value_mobile_17.source)
          } else {
            json += asString(value_mobile_17.toString())
          }
        } else {
          json += asString(value_mobile_17)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/mobile' does not match schema definition.")
  
          }

          const value_title_18 = obj["title"]
          if (value_title_18 !== undefined) {
            json += addComma_10 ? ",\"title\":" : ((addComma_10 = true), "{\"title\":")
            
          if (value_title_18 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_title_18 === "string" ||
            value_title_18 === null ||
            value_title_18 instanceof Date ||
            value_title_18 instanceof RegExp ||
            (
              typeof value_title_18 === "object" &&
              typeof value_title_18.toString === "function" &&
              value_title_18.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_title_18 !== 'string') {
          if (value_title_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_title_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_title_18.toISOString() + JSON_STR_QUOTE
          } else if (value_title_18 instanceof RegExp) {
            json += asString(value_title_18.source)
          } else {
            json += asString(value_title_18.toString())
          }
        } else {
          json += asString(value_title_18)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/title' does not match schema definition.")
  
          }

          const value_department_19 = obj["department"]
          if (value_department_19 !== undefined) {
            json += addComma_10 ? ",\"department\":" : ((addComma_10 = true), "{\"department\":")
            
          if (value_department_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_department_19 === "string" ||
            value_department_19 === null ||
            value_department_19 instanceof Date ||
            value_department_19 instanceof RegExp ||
            (
              typeof value_department_19 === "object" &&
              typeof value_department_19.toString === "function" &&
              value_department_19.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_department_19 !== 'string') {
          if (value_department_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_department_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_department_19.toISOString() + JSON_STR_QUOTE
          } else if (value_department_19 instanceof RegExp) {
            json += asString(value_department_19.source)
          } else {
            json += asString(value_department_19.toString())
          }
        } else {
          json += asString(value_department_19)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/department' does not match schema definition.")
  
          }

          const value_companyId_20 = obj["companyId"]
          if (value_companyId_20 !== undefined) {
            json += addComma_10 ? ",\"companyId\":" : ((addComma_10 = true), "{\"companyId\":")
            
          if (value_companyId_20 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyId_20 === "string" ||
            value_companyId_20 === null ||
            value_companyId_20 instanceof Date ||
            value_companyId_20 instanceof RegExp ||
            (
              typeof value_companyId_20 === "object" &&
              typeof value_companyId_20.toString === "function" &&
              value_companyId_20.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyId_20 !== 'string') {
          if (value_companyId_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyId_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyId_20.toISOString() + JSON_STR_QUOTE
          } else if (value_companyId_20 instanceof RegExp) {
            json += asString(value_companyId_20.source)
          } else {
            json += asString(value_companyId_20.toString())
          }
        } else {
          json += asString(value_companyId_20)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/companyId' does not match schema definition.")
  
          }

          const value_companyName_21 = obj["companyName"]
          if (value_companyName_21 !== undefined) {
            json += addComma_10 ? ",\"companyName\":" : ((addComma_10 = true), "{\"companyName\":")
            
          if (value_companyName_21 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyName_21 === "string" ||
            value_companyName_21 === null ||
            value_companyName_21 instanceof Date ||
            value_companyName_21 instanceof RegExp ||
            (
              typeof value_companyName_21 === "object" &&
              typeof value_companyName_21.toString === "function" &&
              value_companyName_21.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyName_21 !== 'string') {
          if (value_companyName_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyName_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyName_21.toISOString() + JSON_STR_QUOTE
          } else if (value_companyName_21 instanceof RegExp) {
            json += asString(value_companyName_21.source)
          } else {
            json += asString(value_companyName_21.toString())
          }
        } else {
          json += asString(value_companyName_21)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/companyName' does not match schema definition.")
  
          }

          const value_address_22 = obj["address"]
          if (value_address_22 !== undefined) {
            json += addComma_10 ? ",\"address\":" : ((addComma_10 = true), "{\"address\":")
            
          if (value_address_22 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_address_22 === "string" ||
            value_address_22 === null ||
            value_address_22 instanceof Date ||
            value_address_22 instanceof RegExp ||
            (
              typeof value_address_22 === "object" &&
              typeof value_address_22.toString === "function" &&
              value_address_22.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_address_22 !== 'string') {
          if (value_address_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_address_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_address_22.toISOString() + JSON_STR_QUOTE
          } else if (value_address_22 instanceof RegExp) {
            json += asString(value_address_22.source)
          } else {
            json += asString(value_address_22.toString())
          }
        } else {
          json += asString(value_address_22)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/address' does not match schema definition.")
  
          }

          const value_city_23 = obj["city"]
          if (value_city_23 !== undefined) {
            json += addComma_10 ? ",\"city\":" : ((addComma_10 = true), "{\"city\":")
            
          if (value_city_23 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_city_23 === "string" ||
            value_city_23 === null ||
            value_city_23 instanceof Date ||
            value_city_23 instanceof RegExp ||
            (
              typeof value_city_23 === "object" &&
              typeof value_city_23.toString === "function" &&
              value_city_23.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_city_23 !== 'string') {
          if (value_city_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_city_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_city_23.toISOString() + JSON_STR_QUOTE
          } else if (value_city_23 instanceof RegExp) {
            json += asString(value_city_23.source)
          } else {
            json += asString(value_city_23.toString())
          }
        } else {
          json += asString(value_city_23)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/city' does not match schema definition.")
  
          }

          const value_state_24 = obj["state"]
          if (value_state_24 !== undefined) {
            json += addComma_10 ? ",\"state\":" : ((addComma_10 = true), "{\"state\":")
            
          if (value_state_24 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_state_24 === "string" ||
            value_state_24 === null ||
            value_state_24 instanceof Date ||
            value_state_24 instanceof RegExp ||
            (
              typeof value_state_24 === "object" &&
              typeof value_state_24.toString === "function" &&
              value_state_24.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_state_24 !== 'string') {
          if (value_state_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_state_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_state_24.toISOString() + JSON_STR_QUOTE
          } else if (value_state_24 instanceof RegExp) {
            json += asString(value_state_24.source)
          } else {
            json += asString(value_state_24.toString())
          }
        } else {
          json += asString(value_state_24)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/state' does not match schema definition.")
  
          }

          const value_country_25 = obj["country"]
          if (value_country_25 !== undefined) {
            json += addComma_10 ? ",\"country\":" : ((addComma_10 = true), "{\"country\":")
            
          if (value_country_25 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_country_25 === "string" ||
            value_country_25 === null ||
            value_country_25 instanceof Date ||
            value_country_25 instanceof RegExp ||
            (
              typeof value_country_25 === "object" &&
              typeof value_country_25.toString === "function" &&
              value_country_25.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_country_25 !== 'string') {
          if (value_country_25 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_country_25 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_25.toISOString() + JSON_STR_QUOTE
          } else if (value_country_25 instanceof RegExp) {
            json += asString(value_country_25.source)
          } else {
            json += asString(value_country_25.toString())
          }
        } else {
          json += asString(value_country_25)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/country' does not match schema definition.")
  
          }

          const value_postalCode_26 = obj["postalCode"]
          if (value_postalCode_26 !== undefined) {
            json += addComma_10 ? ",\"postalCode\":" : ((addComma_10 = true), "{\"postalCode\":")
            
          if (value_postalCode_26 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_postalCode_26 === "string" ||
            value_postalCode_26 === null ||
            value_postalCode_26 instanceof Date ||
            value_postalCode_26 instanceof RegExp ||
            (
              typeof value_postalCode_26 === "object" &&
              typeof value_postalCode_26.toString === "function" &&
              value_postalCode_26.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_postalCode_26 !== 'string') {
          if (value_postalCode_26 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_postalCode_26 instanceof Date) {
            json += JSON_STR_QUOTE + value_postalCode_26.toISOString() + JSON_STR_QUOTE
          } else if (value_postalCode_26 instanceof RegExp) {
            json += asString(value_postalCode_26.source)
          } else {
            json += asString(value_postalCode_26.toString())
          }
        } else {
          json += asString(value_postalCode_26)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/postalCode' does not match schema definition.")
  
          }

          const value_lifecycleStage_27 = obj["lifecycleStage"]
          if (value_lifecycleStage_27 !== undefined) {
            json += addComma_10 ? ",\"lifecycleStage\":" : ((addComma_10 = true), "{\"lifecycleStage\":")
            
        if (typeof value_lifecycleStage_27 !== 'string') {
          if (value_lifecycleStage_27 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_lifecycleStage_27 instanceof Date) {
            json += JSON_STR_QUOTE + value_lifecycleStage_27.toISOString() + JSON_STR_QUOTE
          } else if (value_lifecycleStage_27 instanceof RegExp) {
            json += asString(value_lifecycleStage_27.source)
          } else {
            json += asString(value_lifecycleStage_27.toString())
          }
        } else {
          json += asString(value_lifecycleStage_27)
        }
        
          }

          const value_leadSource_28 = obj["leadSource"]
          if (value_leadSource_28 !== undefined) {
            json += addComma_10 ? ",\"leadSource\":" : ((addComma_10 = true), "{\"leadSource\":")
            
          if (value_leadSource_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_leadSource_28 === "string" ||
            value_leadSource_28 === null ||
            value_leadSource_28 instanceof Date ||
            value_leadSource_28 instanceof RegExp ||
            (
              typeof value_leadSource_28 === "object" &&
              typeof value_leadSource_28.toString === "function" &&
              value_leadSource_28.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_leadSource_28 !== 'string') {
          if (value_leadSource_28 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_leadSource_28 instanceof Date) {
            json += JSON_STR_QUOTE + value_leadSource_28.toISOString() + JSON_STR_QUOTE
          } else if (value_leadSource_28 instanceof RegExp) {
            json += asString(value_leadSource_28.source)
          } else {
            json += asString(value_leadSource_28.toString())
          }
        } else {
          json += asString(value_leadSource_28)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/leadSource' does not match schema definition.")
  
          }

          const value_tags_29 = obj["tags"]
          if (value_tags_29 !== undefined) {
            json += addComma_10 ? ",\"tags\":" : ((addComma_10 = true), "{\"tags\":")
            json += anonymous3(value_tags_29)
          }

          const value_notes_30 = obj["notes"]
          if (value_notes_30 !== undefined) {
            json += addComma_10 ? ",\"notes\":" : ((addComma_10 = true), "{\"notes\":")
            
          if (value_notes_30 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_notes_30 === "string" ||
            value_notes_30 === null ||
            value_notes_30 instanceof Date ||
            value_notes_30 instanceof RegExp ||
            (
              typeof value_notes_30 === "object" &&
              typeof value_notes_30.toString === "function" &&
              value_notes_30.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_notes_30 !== 'string') {
          if (value_notes_30 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_notes_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_notes_30.toISOString() + JSON_STR_QUOTE
          } else if (value_notes_30 instanceof RegExp) {
            json += asString(value_notes_30.source)
          } else {
            json += asString(value_notes_30.toString())
          }
        } else {
          json += asString(value_notes_30)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/notes' does not match schema definition.")
  
          }

          const value_ownerId_31 = obj["ownerId"]
          if (value_ownerId_31 !== undefined) {
            json += addComma_10 ? ",\"ownerId\":" : ((addComma_10 = true), "{\"ownerId\":")
            
          if (value_ownerId_31 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_31 === "string" ||
            value_ownerId_31 === null ||
            value_ownerId_31 instanceof Date ||
            value_ownerId_31 instanceof RegExp ||
            (
              typeof value_ownerId_31 === "object" &&
              typeof value_ownerId_31.toString === "function" &&
              value_ownerId_31.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_31 !== 'string') {
          if (value_ownerId_31 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_31.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_31 instanceof RegExp) {
            json += asString(value_ownerId_31.source)
          } else {
            json += asString(value_ownerId_31.toString())
          }
        } else {
          json += asString(value_ownerId_31)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/ownerId' does not match schema definition.")
  
          }

          const value_ownerName_32 = obj["ownerName"]
          if (value_ownerName_32 !== undefined) {
            json += addComma_10 ? ",\"ownerName\":" : ((addComma_10 = true), "{\"ownerName\":")
            
          if (value_ownerName_32 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerName_32 === "string" ||
            value_ownerName_32 === null ||
            value_ownerName_32 instanceof Date ||
            value_ownerName_32 instanceof RegExp ||
            (
              typeof value_ownerName_32 === "object" &&
              typeof value_ownerName_32.toString === "function" &&
              value_ownerName_32.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerName_32 !== 'string') {
          if (value_ownerName_32 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerName_32 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerName_32.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerName_32 instanceof RegExp) {
            json += asString(value_ownerName_32.source)
          } else {
            json += asString(value_ownerName_32.toString())
          }
        } else {
          json += asString(value_ownerName_32)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/ownerName' does not match schema definition.")
  
          }

          const value_lastActivityAt_33 = obj["lastActivityAt"]
          if (value_lastActivityAt_33 !== undefined) {
            json += addComma_10 ? ",\"lastActivityAt\":" : ((addComma_10 = true), "{\"lastActivityAt\":")
            
          if (value_lastActivityAt_33 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastActivityAt_33 === "string" ||
            value_lastActivityAt_33 === null ||
            value_lastActivityAt_33 instanceof Date ||
            value_lastActivityAt_33 instanceof RegExp ||
            (
              typeof value_lastActivityAt_33 === "object" &&
              typeof value_lastActivityAt_33.toString === "function" &&
              value_lastActivityAt_33.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastActivityAt_33)
          }
        
    else throw new TypeError("The value of 'ContactResponse#/properties/lastActivityAt' does not match schema definition.")
  
          }

          const value_custom_34 = obj["custom"]
          if (value_custom_34 !== undefined) {
            json += addComma_10 ? ",\"custom\":" : ((addComma_10 = true), "{\"custom\":")
            json += anonymous4(value_custom_34)
          }

          const value_createdAt_36 = obj["createdAt"]
          if (value_createdAt_36 !== undefined) {
            json += addComma_10 ? ",\"createdAt\":" : ((addComma_10 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_36)
          }

          const value_updatedAt_37 = obj["updatedAt"]
          if (value_updatedAt_37 !== undefined) {
            json += addComma_10 ? ",\"updatedAt\":" : ((addComma_10 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_37)
          }
if (!addComma_10) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "DeletedContact#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_deletedAt_2 = obj["deletedAt"]
          if (value_deletedAt_2 !== undefined) {
            json += addComma_0 ? ",\"deletedAt\":" : ((addComma_0 = true), "{\"deletedAt\":")
            json += asDateTime(value_deletedAt_2)
          }

          const value_actor_3 = obj["actor"]
          if (value_actor_3 !== undefined) {
            json += addComma_0 ? ",\"actor\":" : ((addComma_0 = true), "{\"actor\":")
            
          if (value_actor_3 === null) {
            json += JSON_STR_NULL
          }
          
          else if((typeof value_actor_3 === "object" && !Array.isArray(value_actor_3)) || value_actor_3 === null) {
            json += anonymous1(value_actor_3)
          }
        
    else throw new TypeError("The value of 'DeletedContact#/properties/actor' does not match schema definition.")
  
          }

          const value_changeSet_8 = obj["changeSet"]
          if (value_changeSet_8 !== undefined) {
            json += addComma_0 ? ",\"changeSet\":" : ((addComma_0 = true), "{\"changeSet\":")
            
          if (value_changeSet_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_changeSet_8 === "string" ||
            value_changeSet_8 === null ||
            value_changeSet_8 instanceof Date ||
            value_changeSet_8 instanceof RegExp ||
            (
              typeof value_changeSet_8 === "object" &&
              typeof value_changeSet_8.toString === "function" &&
              value_changeSet_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_changeSet_8 !== 'string') {
          if (value_changeSet_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_changeSet_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_changeSet_8.toISOString() + JSON_STR_QUOTE
          } else if (value_changeSet_8 instanceof RegExp) {
            json += asString(value_changeSet_8.source)
          } else {
            json += asString(value_changeSet_8.toString())
          }
        } else {
          json += asString(value_changeSet_8)
        }
        
          }
        
    else throw new TypeError("The value of 'DeletedContact#/properties/changeSet' does not match schema definition.")
  
          }

          const value_data_9 = obj["data"]
          if (value_data_9 !== undefined) {
            json += addComma_0 ? ",\"data\":" : ((addComma_0 = true), "{\"data\":")
            json += anonymous2(value_data_9)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeDeletedContactItems = writeList(writeDeletedContact)

const writeDealResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "DealResponse#/properties/custom"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_24 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_24 ? JSON_STR_COMMA : ((addComma_24 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_24) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "DealResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_tenantId_2 = obj["tenantId"]
          if (value_tenantId_2 !== undefined) {
            json += addComma_0 ? ",\"tenantId\":" : ((addComma_0 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_2 !== 'string') {
          if (value_tenantId_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_2.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_2 instanceof RegExp) {
            json += asString(value_tenantId_2.source)
          } else {
            json += asString(value_tenantId_2.toString())
          }
        } else {
          json += asString(value_tenantId_2)
        }
        
          }

          const value_pipelineId_3 = obj["pipelineId"]
          if (value_pipelineId_3 !== undefined) {
            json += addComma_0 ? ",\"pipelineId\":" : ((addComma_0 = true), "{\"pipelineId\":")
            
        if (typeof value_pipelineId_3 !== 'string') {
          if (value_pipelineId_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_pipelineId_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_pipelineId_3.toISOString() + JSON_STR_QUOTE
          } else if (value_pipelineId_3 instanceof RegExp) {
            json += asString(value_pipelineId_3.source)
          } else {
            json += asString(value_pipelineId_3.toString())
          }
        } else {
          json += asString(value_pipelineId_3)
        }
        
          }

          const value_stageId_4 = obj["stageId"]
          if (value_stageId_4 !== undefined) {
            json += addComma_0 ? ",\"stageId\":" : ((addComma_0 = true), "{\"stageId\":")
            
        if (typeof value_stageId_4 !== 'string') {
          if (value_stageId_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_stageId_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_stageId_4.toISOString() + JSON_STR_QUOTE
          } else if (value_stageId_4 instanceof RegExp) {
            json += asString(value_stageId_4.source)
          } else {
            json += asString(value_stageId_4.toString())
          }
        } else {
          json += asString(value_stageId_4)
        }
        
          }

          const value_stageName_5 = obj["stageName"]
          if (value_stageName_5 !== undefined) {
            json += addComma_0 ? ",\"stageName\":" : ((addComma_0 = true), "{\"stageName\":")
            
        if (typeof value_stageName_5 !== 'string') {
          if (value_stageName_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_stageName_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_stageName_5.toISOString() + JSON_STR_QUOTE
          } else if (value_stageName_5 instanceof RegExp) {
            json += asString(value_stageName_5.source)
          } else {
            json += asString(value_stageName_5.toString())
          }
        } else {
          json += asString(value_stageName_5)
        }
        
          }

          const value_name_6 = obj["name"]
          if (value_name_6 !== undefined) {
            json += addComma_0 ? ",\"name\":" : ((addComma_0 = true), "{\"name\":")
            
        if (typeof value_name_6 !== 'string') {
          if (value_name_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_6.toISOString() + JSON_STR_QUOTE
          } else if (value_name_6 instanceof RegExp) {
            json += asString(value_name_6.source)
          } else {
            json += asString(value_name_6.toString())
          }
        } else {
          json += asString(value_name_6)
        }
        
          }

          const value_contactId_7 = obj["contactId"]
          if (value_contactId_7 !== undefined) {
            json += addComma_0 ? ",\"contactId\":" : ((addComma_0 = true), "{\"contactId\":")
            
          if (value_contactId_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_contactId_7 === "string" ||
            value_contactId_7 === null ||
            value_contactId_7 instanceof Date ||
            value_contactId_7 instanceof RegExp ||
            (
              typeof value_contactId_7 === "object" &&
              typeof value_contactId_7.toString === "function" &&
              value_contactId_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_contactId_7 !== 'string') {
          if (value_contactId_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactId_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactId_7.toISOString() + JSON_STR_QUOTE
          } else if (value_contactId_7 instanceof RegExp) {
            json += asString(value_contactId_7.source)
          } else {
            json += asString(value_contactId_7.toString())
          }
        } else {
          json += asString(value_contactId_7)
        }
        
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/contactId' does not match schema definition.")
  
          }

          const value_contactName_8 = obj["contactName"]
          if (value_contactName_8 !== undefined) {
            json += addComma_0 ? ",\"contactName\":" : ((addComma_0 = true), "{\"contactName\":")
            
          if (value_contactName_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_contactName_8 === "string" ||
            value_contactName_8 === null ||
            value_contactName_8 instanceof Date ||
            value_contactName_8 instanceof RegExp ||
            (
              typeof value_contactName_8 === "object" &&
              typeof value_contactName_8.toString === "function" &&
              value_contactName_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_contactName_8 !== 'string') {
          if (value_contactName_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactName_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactName_8.toISOString() + JSON_STR_QUOTE
          } else if (value_contactName_8 instanceof RegExp) {
            json += asString(value_contactName_8.source)
          } else {
            json += asString(value_contactName_8.toString())
          }
        } else {
          json += asString(value_contactName_8)
        }
        
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/contactName' does not match schema definition.")
  
          }

          const value_companyId_9 = obj["companyId"]
          if (value_companyId_9 !== undefined) {
            json += addComma_0 ? ",\"companyId\":" : ((addComma_0 = true), "{\"companyId\":")
            
          if (value_companyId_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyId_9 === "string" ||
            value_companyId_9 === null ||
            value_companyId_9 instanceof Date ||
            value_companyId_9 instanceof RegExp ||
            (
              typeof value_companyId_9 === "object" &&
              typeof value_companyId_9.toString === "function" &&
              value_companyId_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyId_9 !== 'string') {
          if (value_companyId_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyId_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyId_9.toISOString() + JSON_STR_QUOTE
          } else if (value_companyId_9 instanceof RegExp) {
            json += asString(value_companyId_9.source)
          } else {
            json += asString(value_companyId_9.toString())
          }
        } else {
          json += asString(value_companyId_9)
        }
        
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/companyId' does not match schema definition.")
  
          }

          const value_companyName_10 = obj["companyName"]
          if (value_companyName_10 !== undefined) {
            json += addComma_0 ? ",\"companyName\":" : ((addComma_0 = true), "{\"companyName\":")
            
          if (value_companyName_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyName_10 === "string" ||
            value_companyName_10 === null ||
            value_companyName_10 instanceof Date ||
            value_companyName_10 instanceof RegExp ||
            (
              typeof value_companyName_10 === "object" &&
              typeof value_companyName_10.toString === "function" &&
              value_companyName_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyName_10 !== 'string') {
          if (value_companyName_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyName_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyName_10.toISOString() + JSON_STR_QUOTE
          } else if (value_companyName_10 instanceof RegExp) {
            json += asString(value_companyName_10.source)
          } else {
            json += asString(value_companyName_10.toString())
          }
        } else {
          json += asString(value_companyName_10)
        }
        
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/companyName' does not match schema definition.")
  
          }

          const value_value_11 = obj["value"]
          if (value_value_11 !== undefined) {
            json += addComma_0 ? ",\"value\":" : ((addComma_0 = true), "{\"value\":")
            
          if (value_value_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(typeof value_value_11 === "number" || value_value_11 === null) {
            json += asNumber(value_value_11)
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/value' does not match schema definition.")
  
          }

          const value_currency_12 = obj["currency"]
          if (value_currency_12 !== undefined) {
            json += addComma_0 ? ",\"currency\":" : ((addComma_0 = true), "{\"currency\":")
            
          if (value_currency_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_currency_12 === "string" ||
            value_currency_12 === null ||
            value_currency_12 instanceof Date ||
            value_currency_12 instanceof RegExp ||
            (
              typeof value_currency_12 === "object" &&
              typeof value_currency_12.toString === "function" &&
              value_currency_12.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_currency_12 !== 'string') {
          if (value_currency_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_12.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_12 instanceof RegExp) {
            json += asString(value_currency_12.source)
          } else {
            json += asString(value_currency_12.toString())
          }
        } else {
          json += asString(value_currency_12)
        }
        
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/currency' does not match schema definition.")
  
          }

          const value_probability_13 = obj["probability"]
          if (value_probability_13 !== undefined) {
            json += addComma_0 ? ",\"probability\":" : ((addComma_0 = true), "{\"probability\":")
            
          if (value_probability_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_probability_13) || value_probability_13 === null) {
            json += asInteger(value_probability_13)
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/probability' does not match schema definition.")
  
          }

          const value_expectedCloseDate_14 = obj["expectedCloseDate"]
          if (value_expectedCloseDate_14 !== undefined) {
            json += addComma_0 ? ",\"expectedCloseDate\":" : ((addComma_0 = true), "{\"expectedCloseDate\":")
            
          if (value_expectedCloseDate_14 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_expectedCloseDate_14 === "string" ||
            value_expectedCloseDate_14 === null ||
            value_expectedCloseDate_14 instanceof Date ||
            value_expectedCloseDate_14 instanceof RegExp ||
            (
              typeof value_expectedCloseDate_14 === "object" &&
              typeof value_expectedCloseDate_14.toString === "function" &&
              value_expectedCloseDate_14.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_expectedCloseDate_14)
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/expectedCloseDate' does not match schema definition.")
  
          }

          const value_actualCloseDate_15 = obj["actualCloseDate"]
          if (value_actualCloseDate_15 !== undefined) {
            json += addComma_0 ? ",\"actualCloseDate\":" : ((addComma_0 = true), "{\"actualCloseDate\":")
            
          if (value_actualCloseDate_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_actualCloseDate_15 === "string" ||
            value_actualCloseDate_15 === null ||
            value_actualCloseDate_15 instanceof Date ||
            value_actualCloseDate_15 instanceof RegExp ||
            (
              typeof value_actualCloseDate_15 === "object" &&
              typeof value_actualCloseDate_15.toString === "function" &&
              value_actualCloseDate_15.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_actualCloseDate_15)
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/actualCloseDate' does not match schema definition.")
  
          }

          const value_status_16 = obj["status"]
          if (value_status_16 !== undefined) {
            json += addComma_0 ? ",\"status\":" : ((addComma_0 = true), "{\"status\":")
            
        if (typeof value_status_16 !== 'string') {
          if (value_status_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_16.toISOString() + JSON_STR_QUOTE
          } else if (value_status_16 instanceof RegExp) {
            json += asString(value_status_16.source)
          } else {
            json += asString(value_status_16.toString())
          }
        } else {
          json += asString(value_status_16)
        }
        
          }

          const value_notes_17 = obj["notes"]
          if (value_notes_17 !== undefined) {
            json += addComma_0 ? ",\"notes\":" : ((addComma_0 = true), "{\"notes\":")
            
          if (value_notes_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_notes_17 === "string" ||
            value_notes_17 === null ||
            value_notes_17 instanceof Date ||
            value_notes_17 instanceof RegExp ||
            (
              typeof value_notes_17 === "object" &&
              typeof value_notes_17.toString === "function" &&
              value_notes_17.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_notes_17 !== 'string') {
          if (value_notes_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_notes_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_notes_17.toISOString() + JSON_STR_QUOTE
          } else if (value_notes_17 instanceof RegExp) {
            json += asString(value_notes_17.source)
          } else {
            json += asString(value_notes_17.toString())
          }
        } else {
          json += asString(value_notes_17)
        }
        
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/notes' does not match schema definition.")
  
          }

          const value_ownerId_18 = obj["ownerId"]
          if (value_ownerId_18 !== undefined) {
            json += addComma_0 ? ",\"ownerId\":" : ((addComma_0 = true), "{\"ownerId\":")
            
          if (value_ownerId_18 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_18 === "string" ||
            value_ownerId_18 === null ||
            value_ownerId_18 instanceof Date ||
            value_ownerId_18 instanceof RegExp ||
            (
              typeof value_ownerId_18 === "object" &&
              typeof value_ownerId_18.toString === "function" &&
              value_ownerId_18.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_18 !== 'string') {
          if (value_ownerId_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_18.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_18 instanceof RegExp) {
            json += asString(value_ownerId_18.source)
          } else {
            json += asString(value_ownerId_18.toString())
          }
        } else {
          json += asString(value_ownerId_18)
        }
        
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/ownerId' does not match schema definition.")
  
          }

          const value_ownerName_19 = obj["ownerName"]
          if (value_ownerName_19 !== undefined) {
            json += addComma_0 ? ",\"ownerName\":" : ((addComma_0 = true), "{\"ownerName\":")
            
          if (value_ownerName_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerName_19 === "string" ||
            value_ownerName_19 === null ||
            value_ownerName_19 instanceof Date ||
            value_ownerName_19 instanceof RegExp ||
            (
              typeof value_ownerName_19 === "object" &&
              typeof value_ownerName_19.toString === "function" &&
              value_ownerName_19.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerName_19 !== 'string') {
          if (value_ownerName_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerName_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerName_19.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerName_19 instanceof RegExp) {
            json += asString(value_ownerName_19.source)
          } else {
            json += asString(value_ownerName_19.toString())
          }
        } else {
          json += asString(value_ownerName_19)
        }
        
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/ownerName' does not match schema definition.")
  
          }

          const value_lastActivityAt_20 = obj["lastActivityAt"]
          if (value_lastActivityAt_20 !== undefined) {
            json += addComma_0 ? ",\"lastActivityAt\":" : ((addComma_0 = true), "{\"lastActivityAt\":")
            
          if (value_lastActivityAt_20 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastActivityAt_20 === "string" ||
            value_lastActivityAt_20 === null ||
            value_lastActivityAt_20 instanceof Date ||
            value_lastActivityAt_20 instanceof RegExp ||
            (
              typeof value_lastActivityAt_20 === "object" &&
              typeof value_lastActivityAt_20.toString === "function" &&
              value_lastActivityAt_20.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastActivityAt_20)
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/lastActivityAt' does not match schema definition.")
  
          }

          const value_bantScore_21 = obj["bantScore"]
          if (value_bantScore_21 !== undefined) {
            json += addComma_0 ? ",\"bantScore\":" : ((addComma_0 = true), "{\"bantScore\":")
            
          if (value_bantScore_21 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_bantScore_21) || value_bantScore_21 === null) {
            json += asInteger(value_bantScore_21)
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/bantScore' does not match schema definition.")
  
          }

          const value_isBantQualified_22 = obj["isBantQualified"]
          if (value_isBantQualified_22 !== undefined) {
            json += addComma_0 ? ",\"isBantQualified\":" : ((addComma_0 = true), "{\"isBantQualified\":")
            json += asBoolean(value_isBantQualified_22)
          }

          const value_custom_23 = obj["custom"]
          if (value_custom_23 !== undefined) {
            json += addComma_0 ? ",\"custom\":" : ((addComma_0 = true), "{\"custom\":")
            json += anonymous1(value_custom_23)
          }

          const value_createdAt_25 = obj["createdAt"]
          if (value_createdAt_25 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_25)
          }

          const value_updatedAt_26 = obj["updatedAt"]
          if (value_updatedAt_26 !== undefined) {
            json += addComma_0 ? ",\"updatedAt\":" : ((addComma_0 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_26)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeDealResponseItems = writeList(writeDealResponse)

const writeDealSummaryRow = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "DealSummaryRow#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_group_1 = obj["group"]
          if (value_group_1 !== undefined) {
            json += addComma_0 ? ",\"group\":" : ((addComma_0 = true), "{\"group\":")
            
          if (value_group_1 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_group_1 === "string" ||
            value_group_1 === null ||
            value_group_1 instanceof Date ||
            value_group_1 instanceof RegExp ||
            (
              typeof value_group_1 === "object" &&
              typeof value_group_1.toString === "function" &&
              value_group_1.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_group_1 !== 'string') {
          if (value_group_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_group_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_group_1.toISOString() + JSON_STR_QUOTE
          } else if (value_group_1 instanceof RegExp) {
            json += asString(value_group_1.source)
          } else {
            json += asString(value_group_1.toString())
          }
        } else {
          json += asString(value_group_1)
        }
        
          }
        
    else throw new TypeError("The value of 'DealSummaryRow#/properties/group' does not match schema definition.")
  
          }

          const value_name_2 = obj["name"]
          if (value_name_2 !== undefined) {
            json += addComma_0 ? ",\"name\":" : ((addComma_0 = true), "{\"name\":")
            
          if (value_name_2 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_name_2 === "string" ||
            value_name_2 === null ||
            value_name_2 instanceof Date ||
            value_name_2 instanceof RegExp ||
            (
              typeof value_name_2 === "object" &&
              typeof value_name_2.toString === "function" &&
              value_name_2.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_name_2 !== 'string') {
          if (value_name_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_2.toISOString() + JSON_STR_QUOTE
          } else if (value_name_2 instanceof RegExp) {
            json += asString(value_name_2.source)
          } else {
            json += asString(value_name_2.toString())
          }
        } else {
          json += asString(value_name_2)
        }
        
          }
        
    else throw new TypeError("The value of 'DealSummaryRow#/properties/name' does not match schema definition.")
  
          }

          const value_currency_3 = obj["currency"]
          if (value_currency_3 !== undefined) {
            json += addComma_0 ? ",\"currency\":" : ((addComma_0 = true), "{\"currency\":")
            
          if (value_currency_3 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_currency_3 === "string" ||
            value_currency_3 === null ||
            value_currency_3 instanceof Date ||
            value_currency_3 instanceof RegExp ||
            (
              typeof value_currency_3 === "object" &&
              typeof value_currency_3.toString === "function" &&
              value_currency_3.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_currency_3 !== 'string') {
          if (value_currency_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_3.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_3 instanceof RegExp) {
            json += asString(value_currency_3.source)
          } else {
            json += asString(value_currency_3.toString())
          }
        } else {
          json += asString(value_currency_3)
        }
        
          }
        
    else throw new TypeError("The value of 'DealSummaryRow#/properties/currency' does not match schema definition.")
  
          }

          const value_count_4 = obj["count"]
          if (value_count_4 !== undefined) {
            json += addComma_0 ? ",\"count\":" : ((addComma_0 = true), "{\"count\":")
            json += asInteger(value_count_4)
          }

          const value_value_5 = obj["value"]
          if (value_value_5 !== undefined) {
            json += addComma_0 ? ",\"value\":" : ((addComma_0 = true), "{\"value\":")
            json += asNumber(value_value_5)
          }

          const value_weightedValue_6 = obj["weightedValue"]
          if (value_weightedValue_6 !== undefined) {
            json += addComma_0 ? ",\"weightedValue\":" : ((addComma_0 = true), "{\"weightedValue\":")
            json += asNumber(value_weightedValue_6)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeDealSummaryRowItems = writeList(writeDealSummaryRow)

const writeDealHistoryEntry = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "DealHistoryEntry#/properties/actor"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_8 = false

          const value_type_9 = obj["type"]
          if (value_type_9 !== undefined) {
            json += addComma_8 ? ",\"type\":" : ((addComma_8 = true), "{\"type\":")
            
        if (typeof value_type_9 !== 'string') {
          if (value_type_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_9.toISOString() + JSON_STR_QUOTE
          } else if (value_type_9 instanceof RegExp) {
            json += asString(value_type_9.source)
          } else {
            json += asString(value_type_9.toString())
          }
        } else {
          json += asString(value_type_9)
        }
        
          }

          const value_id_10 = obj["id"]
          if (value_id_10 !== undefined) {
            json += addComma_8 ? ",\"id\":" : ((addComma_8 = true), "{\"id\":")
            
          if (value_id_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_10 === "string" ||
            value_id_10 === null ||
            value_id_10 instanceof Date ||
            value_id_10 instanceof RegExp ||
            (
              typeof value_id_10 === "object" &&
              typeof value_id_10.toString === "function" &&
              value_id_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_10 !== 'string') {
          if (value_id_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_10.toISOString() + JSON_STR_QUOTE
          } else if (value_id_10 instanceof RegExp) {
            json += asString(value_id_10.source)
          } else {
            json += asString(value_id_10.toString())
          }
        } else {
          json += asString(value_id_10)
        }
        
          }
        
    else throw new TypeError("The value of 'DealHistoryEntry#/properties/actor/properties/id' does not match schema definition.")
  
          }

          const value_name_11 = obj["name"]
          if (value_name_11 !== undefined) {
            json += addComma_8 ? ",\"name\":" : ((addComma_8 = true), "{\"name\":")
            
        if (typeof value_name_11 !== 'string') {
          if (value_name_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_11.toISOString() + JSON_STR_QUOTE
          } else if (value_name_11 instanceof RegExp) {
            json += asString(value_name_11.source)
          } else {
            json += asString(value_name_11.toString())
          }
        } else {
          json += asString(value_name_11)
        }
        
          }
if (!addComma_8) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous2 (obj) {
      // "DealHistoryEntry#/properties/changedProperties"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'DealHistoryEntry#/properties/changedProperties' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "DealHistoryEntry#/properties/previous"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_15 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_15 ? JSON_STR_COMMA : ((addComma_15 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_15) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "DealState#/properties/custom"
      function anonymous5 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_41 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_41 ? JSON_STR_COMMA : ((addComma_41 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_41) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "DealContactState#"
      function anonymous7 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_45 = false

          const value_contactId_46 = obj["contactId"]
          if (value_contactId_46 !== undefined) {
            json += addComma_45 ? ",\"contactId\":" : ((addComma_45 = true), "{\"contactId\":")
            
        if (typeof value_contactId_46 !== 'string') {
          if (value_contactId_46 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactId_46 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactId_46.toISOString() + JSON_STR_QUOTE
          } else if (value_contactId_46 instanceof RegExp) {
            json += asString(value_contactId_46.source)
          } else {
            json += asString(value_contactId_46.toString())
          }
        } else {
          json += asString(value_contactId_46)
        }
        
          }

          const value_role_47 = obj["role"]
          if (value_role_47 !== undefined) {
            json += addComma_45 ? ",\"role\":" : ((addComma_45 = true), "{\"role\":")
            
          if (value_role_47 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_role_47 === "string" ||
            value_role_47 === null ||
            value_role_47 instanceof Date ||
            value_role_47 instanceof RegExp ||
            (
              typeof value_role_47 === "object" &&
              typeof value_role_47.toString === "function" &&
              value_role_47.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_role_47 !== 'string') {
          if (value_role_47 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_role_47 instanceof Date) {
            json += JSON_STR_QUOTE + value_role_47.toISOString() + JSON_STR_QUOTE
          } else if (value_role_47 instanceof RegExp) {
            json += asString(value_role_47.source)
          } else {
            json += asString(value_role_47.toString())
          }
        } else {
          json += asString(value_role_47)
        }
        
          }
        
    else throw new TypeError("The value of 'DealContactState#/properties/role' does not match schema definition.")
  
          }

          const value_isPrimary_48 = obj["isPrimary"]
          if (value_isPrimary_48 !== undefined) {
            json += addComma_45 ? ",\"isPrimary\":" : ((addComma_45 = true), "{\"isPrimary\":")
            json += asBoolean(value_isPrimary_48)
          }
if (!addComma_45) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous6 (obj) {
      // "DealState#/properties/contacts"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'DealState#/properties/contacts' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous7(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous7(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "DealState#"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_17 = false

          const value_id_18 = obj["id"]
          if (value_id_18 !== undefined) {
            json += addComma_17 ? ",\"id\":" : ((addComma_17 = true), "{\"id\":")
            
        if (typeof value_id_18 !== 'string') {
          if (value_id_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_18.toISOString() + JSON_STR_QUOTE
          } else if (value_id_18 instanceof RegExp) {
            json += asString(value_id_18.source)
          } else {
            json += asString(value_id_18.toString())
          }
        } else {
          json += asString(value_id_18)
        }
        
          }

          const value_tenantId_19 = obj["tenantId"]
          if (value_tenantId_19 !== undefined) {
            json += addComma_17 ? ",\"tenantId\":" : ((addComma_17 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_19 !== 'string') {
          if (value_tenantId_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_19.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_19 instanceof RegExp) {
            json += asString(value_tenantId_19.source)
          } else {
            json += asString(value_tenantId_19.toString())
          }
        } else {
          json += asString(value_tenantId_19)
        }
        
          }

          const value_pipelineId_20 = obj["pipelineId"]
          if (value_pipelineId_20 !== undefined) {
            json += addComma_17 ? ",\"pipelineId\":" : ((addComma_17 = true), "{\"pipelineId\":")
            
        if (typeof value_pipelineId_20 !== 'string') {
          if (value_pipelineId_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_pipelineId_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_pipelineId_20.toISOString() + JSON_STR_QUOTE
          } else if (value_pipelineId_20 instanceof RegExp) {
            json += asString(value_pipelineId_20.source)
          } else {
            json += asString(value_pipelineId_20.toString())
          }
        } else {
          json += asString(value_pipelineId_20)
        }
        
          }

          const value_stageId_21 = obj["stageId"]
          if (value_stageId_21 !== undefined) {
            json += addComma_17 ? ",\"stageId\":" : ((addComma_17 = true), "{\"stageId\":")
            
        if (typeof value_stageId_21 !== 'string') {
          if (value_stageId_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_stageId_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_stageId_21.toISOString() + JSON_STR_QUOTE
          } else if (value_stageId_21 instanceof RegExp) {
            json += asString(value_stageId_21.source)
          } else {
            json += asString(value_stageId_21.toString())
          }
        } else {
          json += asString(value_stageId_21)
        }
        
          }

          const value_stageName_22 = obj["stageName"]
          if (value_stageName_22 !== undefined) {
            json += addComma_17 ? ",\"stageName\":" : ((addComma_17 = true), "{\"stageName\":")
            
        if (typeof value_stageName_22 !== 'string') {
          if (value_stageName_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_stageName_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_stageName_22.toISOString() + JSON_STR_QUOTE
          } else if (value_stageName_22 instanceof RegExp) {
            json += asString(value_stageName_22.source)
          } else {
            json += asString(value_stageName_22.toString())
          }
        } else {
          json += asString(value_stageName_22)
        }
        
          }

          const value_name_23 = obj["name"]
          if (value_name_23 !== undefined) {
            json += addComma_17 ? ",\"name\":" : ((addComma_17 = true), "{\"name\":")
            
        if (typeof value_name_23 !== 'string') {
          if (value_name_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_23.toISOString() + JSON_STR_QUOTE
          } else if (value_name_23 instanceof RegExp) {
            json += asString(value_name_23.source)
          } else {
            json += asString(value_name_23.toString())
          }
        } else {
          json += asString(value_name_23)
        }
        
          }

          const value_contactId_24 = obj["contactId"]
          if (value_contactId_24 !== undefined) {
            json += addComma_17 ? ",\"contactId\":" : ((addComma_17 = true), "{\"contactId\":")
            
          if (value_contactId_24 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_contactId_24 === "string" ||
            value_contactId_24 === null ||
            value_contactId_24 instanceof Date ||
            value_contactId_24 instanceof RegExp ||
            (
              typeof value_contactId_24 === "object" &&
              typeof value_contactId_24.toString === "function" &&
              value_contactId_24.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_contactId_24 !== 'string') {
          if (value_contactId_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactId_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactId_24.toISOString() + JSON_STR_QUOTE
          } else if (value_contactId_24 instanceof RegExp) {
            json += asString(value_contactId_24.source)
          } else {
            json += asString(value_contactId_24.toString())
          }
        } else {
          json += asString(value_contactId_24)
        }
        
          }
        
    else throw new TypeError("The value of 'DealState#/properties/contactId' does not match schema definition.")
  
          }

          const value_contactName_25 = obj["contactName"]
          if (value_contactName_25 !== undefined) {
            json += addComma_17 ? ",\"contactName\":" : ((addComma_17 = true), "{\"contactName\":")
            
          if (value_contactName_25 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_contactName_25 === "string" ||
            value_contactName_25 === null ||
            value_contactName_25 instanceof Date ||
            value_contactName_25 instanceof RegExp ||
            (
              typeof value_contactName_25 === "object" &&
              typeof value_contactName_25.toString === "function" &&
              value_contactName_25.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_contactName_25 !== 'string') {
          if (value_contactName_25 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactName_25 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactName_25.toISOString() + JSON_STR_QUOTE
          } else if (value_contactName_25 instanceof RegExp) {
            json += asString(value_contactName_25.source)
          } else {
            json += asString(value_contactName_25.toString())
          }
        } else {
          json += asString(value_contactName_25)
        }
        
          }
        
    else throw new TypeError("The value of 'DealState#/properties/contactName' does not match schema definition.")
  
          }

          const value_companyId_26 = obj["companyId"]
          if (value_companyId_26 !== undefined) {
            json += addComma_17 ? ",\"companyId\":" : ((addComma_17 = true), "{\"companyId\":")
            
          if (value_companyId_26 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyId_26 === "string" ||
            value_companyId_26 === null ||
            value_companyId_26 instanceof Date ||
            value_companyId_26 instanceof RegExp ||
            (
              typeof value_companyId_26 === "object" &&
              typeof value_companyId_26.toString === "function" &&
              value_companyId_26.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyId_26 !== 'string') {
          if (value_companyId_26 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyId_26 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyId_26.toISOString() + JSON_STR_QUOTE
          } else if (value_companyId_26 instanceof RegExp) {
            json += asString(value_companyId_26.source)
          } else {
            json += asString(value_companyId_26.toString())
          }
        } else {
          json += asString(value_companyId_26)
        }
        
          }
        
    else throw new TypeError("The value of 'DealState#/properties/companyId' does not match schema definition.")
  
          }

          const value_companyName_27 = obj["companyName"]
          if (value_companyName_27 !== undefined) {
            json += addComma_17 ? ",\"companyName\":" : ((addComma_17 = true), "{\"companyName\":")
            
          if (value_companyName_27 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyName_27 === "string" ||
            value_companyName_27 === null ||
            value_companyName_27 instanceof Date ||
            value_companyName_27 instanceof RegExp ||
            (
              typeof value_companyName_27 === "object" &&
              typeof value_companyName_27.toString === "function" &&
              value_companyName_27.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyName_27 !== 'string') {
          if (value_companyName_27 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyName_27 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyName_27.toISOString() + JSON_STR_QUOTE
          } else if (value_companyName_27 instanceof RegExp) {
            json += asString(value_companyName_27.source)
          } else {
            json += asString(value_companyName_27.toString())
          }
        } else {
          json += asString(value_companyName_27)
        }
        
          }
        
    else throw new TypeError("The value of 'DealState#/properties/companyName' does not match schema definition.")
  
          }

          const value_value_28 = obj["value"]
          if (value_value_28 !== undefined) {
            json += addComma_17 ? ",\"value\":" : ((addComma_17 = true), "{\"value\":")
            
          if (value_value_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(typeof value_value_28 === "number" || value_value_28 === null) {
            json += asNumber(value_value_28)
          }
        
    else throw new TypeError("The value of 'DealState#/properties/value' does not match schema definition.")
  
          }

          const value_currency_29 = obj["currency"]
          if (value_currency_29 !== undefined) {
            json += addComma_17 ? ",\"currency\":" : ((addComma_17 = true), "{\"currency\":")
            
          if (value_currency_29 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_currency_29 === "string" ||
            value_currency_29 === null ||
            value_currency_29 instanceof Date ||
            value_currency_29 instanceof RegExp ||
            (
              typeof value_currency_29 === "object" &&
              typeof value_currency_29.toString === "function" &&
              value_currency_29.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_currency_29 !== 'string') {
          if (value_currency_29 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_29.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_29 instanceof RegExp) {
            json += asString(value_currency_29.source)
          } else {
            json += asString(value_currency_29.toString())
          }
        } else {
          json += asString(value_currency_29)
        }
        
          }
        
    else throw new TypeError("The value of 'DealState#/properties/currency' does not match schema definition.")
  
          }

          const value_probability_30 = obj["probability"]
          if (value_probability_30 !== undefined) {
            json += addComma_17 ? ",\"probability\":" : ((addComma_17 = true), "{\"probability\":")
            
          if (value_probability_30 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_probability_30) || value_probability_30 === null) {
            json += asInteger(value_probability_30)
          }
        
    else throw new TypeError("The value of 'DealState#/properties/probability' does not match schema definition.")
  
          }

          const value_expectedCloseDate_31 = obj["expectedCloseDate"]
          if (value_expectedCloseDate_31 !== undefined) {
            json += addComma_17 ? ",\"expectedCloseDate\":" : ((addComma_17 = true), "{\"expectedCloseDate\":")
            
          if (value_expectedCloseDate_31 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_expectedCloseDate_31 === "string" ||
            value_expectedCloseDate_31 === null ||
            value_expectedCloseDate_31 instanceof Date ||
            value_expectedCloseDate_31 instanceof RegExp ||
            (
              typeof value_expectedCloseDate_31 === "object" &&
              typeof value_expectedCloseDate_31.toString === "function" &&
              value_expectedCloseDate_31.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_expectedCloseDate_31)
          }
        
    else throw new TypeError("The value of 'DealState#/properties/expectedCloseDate' does not match schema definition.")
  
          }

          const value_actualCloseDate_32 = obj["actualCloseDate"]
          if (value_actualCloseDate_32 !== undefined) {
            json += addComma_17 ? ",\"actualCloseDate\":" : ((addComma_17 = true), "{\"actualCloseDate\":")
            
          if (value_actualCloseDate_32 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_actualCloseDate_32 === "string" ||
            value_actualCloseDate_32 === null ||
            value_actualCloseDate_32 instanceof Date ||
            value_actualCloseDate_32 instanceof RegExp ||
            (
              typeof value_actualCloseDate_32 === "object" &&
              typeof value_actualCloseDate_32.toString === "function" &&
              value_actualCloseDate_32.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_actualCloseDate_32)
          }
        
    else throw new TypeError("The value of 'DealState#/properties/actualCloseDate' does not match schema definition.")
  
          }

          const value_status_33 = obj["status"]
          if (value_status_33 !== undefined) {
            json += addComma_17 ? ",\"status\":" : ((addComma_17 = true), "{\"status\":")
            
        if (typeof value_status_33 !== 'string') {
          if (value_status_33 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_33.toISOString() + JSON_STR_QUOTE
          } else if (value_status_33 instanceof RegExp) {
            json += asString(value_status_33.source)
          } else {
            json += asString(value_status_33.toString())
          }
        } else {
          json += asString(value_status_33)
        }
        
          }

          const value_notes_34 = obj["notes"]
          if (value_notes_34 !== undefined) {
            json += addComma_17 ? ",\"notes\":" : ((addComma_17 = true), "{\"notes\":")
            
          if (value_notes_34 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_notes_34 === "string" ||
            value_notes_34 === null ||
            value_notes_34 instanceof Date ||
            value_notes_34 instanceof RegExp ||
            (
              typeof value_notes_34 === "object" &&
              typeof value_notes_34.toString === "function" &&
              value_notes_34.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_notes_34 !== 'string') {
          if (value_notes_34 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_notes_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_notes_34.toISOString() + JSON_STR_QUOTE
          } else if (value_notes_34 instanceof RegExp) {
            json += asString(value_notes_34.source)
          } else {
            json += asString(value_notes_34.toString())
          }
        } else {
          json += asString(value_notes_34)
        }
        
          }
        
    else throw new TypeError("The value of 'DealState#/properties/notes' does not match schema definition.")
  
          }

          const value_ownerId_35 = obj["ownerId"]
          if (value_ownerId_35 !== undefined) {
            json += addComma_17 ? ",\"ownerId\":" : ((addComma_17 = true), "{\"ownerId\":")
            
          if (value_ownerId_35 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_35 === "string" ||
            value_ownerId_35 === null ||
            value_ownerId_35 instanceof Date ||
            value_ownerId_35 instanceof RegExp ||
            (
              typeof value_ownerId_35 === "object" &&
              typeof value_ownerId_35.toString === "function" &&
              value_ownerId_35.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_35 !== 'string') {
          if (value_ownerId_35 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_35 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_35.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_35 instanceof RegExp) {
            json += asString(value_ownerId_35.source)
          } else {
            json += asString(value_ownerId_35.toString())
          }
        } else {
          json += asString(value_ownerId_35)
        }
        
          }
        
    else throw new TypeError("The value of 'DealState#/properties/ownerId' does not match schema definition.")
  
          }

          const value_ownerName_36 = obj["ownerName"]
          if (value_ownerName_36 !== undefined) {
            json += addComma_17 ? ",\"ownerName\":" : ((addComma_17 = true), "{\"ownerName\":")
            
          if (value_ownerName_36 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerName_36 === "string" ||
            value_ownerName_36 === null ||
            value_ownerName_36 instanceof Date ||
            value_ownerName_36 instanceof RegExp ||
            (
              typeof value_ownerName_36 === "object" &&
              typeof value_ownerName_36.toString === "function" &&
              value_ownerName_36.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerName_36 !== 'string') {
          if (value_ownerName_36 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerName_36 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerName_36.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerName_36 instanceof RegExp) {
            json += asString(value_ownerName_36.source)
          } else {
            json += asString(value_ownerName_36.toString())
          }
        } else {
          json += asString(value_ownerName_36)
        }
        
          }
        
    else throw new TypeError("The value of 'DealState#/properties/ownerName' does not match schema definition.")
  
          }

          const value_lastActivityAt_37 = obj["lastActivityAt"]
          if (value_lastActivityAt_37 !== undefined) {
            json += addComma_17 ? ",\"lastActivityAt\":" : ((addComma_17 = true), "{\"lastActivityAt\":")
            
          if (value_lastActivityAt_37 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastActivityAt_37 === "string" ||
            value_lastActivityAt_37 === null ||
            value_lastActivityAt_37 instanceof Date ||
            value_lastActivityAt_37 instanceof RegExp ||
            (
              typeof value_lastActivityAt_37 === "object" &&
              typeof value_lastActivityAt_37.toString === "function" &&
              value_lastActivityAt_37.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastActivityAt_37)
          }
        
    else throw new TypeError("The value of 'DealState#/properties/lastActivityAt' does not match schema definition.")
  
          }

          const value_bantScore_38 = obj["bantScore"]
          if (value_bantScore_38 !== undefined) {
            json += addComma_17 ? ",\"bantScore\":" : ((addComma_17 = true), "{\"bantScore\":")
            
          if (value_bantScore_38 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_bantScore_38) || value_bantScore_38 === null) {
            json += asInteger(value_bantScore_38)
          }
        
    else throw new TypeError("The value of 'DealState#/properties/bantScore' does not match schema definition.")
  
          }

          const value_isBantQualified_39 = obj["isBantQualified"]
          if (value_isBantQualified_39 !== undefined) {
            json += addComma_17 ? ",\"isBantQualified\":" : ((addComma_17 = true), "{\"isBantQualified\":")
            json += asBoolean(value_isBantQualified_39)
          }

          const value_custom_40 = obj["custom"]
          if (value_custom_40 !== undefined) {
            json += addComma_17 ? ",\"custom\":" : ((addComma_17 = true), "{\"custom\":")
            json += anonymous5(value_custom_40)
          }

          const value_createdAt_42 = obj["createdAt"]
          if (value_createdAt_42 !== undefined) {
            json += addComma_17 ? ",\"createdAt\":" : ((addComma_17 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_42)
          }

          const value_updatedAt_43 = obj["updatedAt"]
          if (value_updatedAt_43 !== undefined) {
            json += addComma_17 ? ",\"updatedAt\":" : ((addComma_17 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_43)
          }

          const value_contacts_44 = obj["contacts"]
          if (value_contacts_44 !== undefined) {
            json += addComma_17 ? ",\"contacts\":" : ((addComma_17 = true), "{\"contacts\":")
            json += anonymous6(value_contacts_44)
          }
if (!addComma_17) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "DealHistoryEntry#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_sequence_1 = obj["sequence"]
          if (value_sequence_1 !== undefined) {
            json += addComma_0 ? ",\"sequence\":" : ((addComma_0 = true), "{\"sequence\":")
            json += asInteger(value_sequence_1)
          }

          const value_entity_2 = obj["entity"]
          if (value_entity_2 !== undefined) {
            json += addComma_0 ? ",\"entity\":" : ((addComma_0 = true), "{\"entity\":")
            
        if (typeof value_entity_2 !== 'string') {
          if (value_entity_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_entity_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_entity_2.toISOString() + JSON_STR_QUOTE
          } else if (value_entity_2 instanceof RegExp) {
            json += asString(value_entity_2.source)
          } else {
            json += asString(value_entity_2.toString())
          }
        } else {
          json += asString(value_entity_2)
        }
        
          }

          const value_entityId_3 = obj["entityId"]
          if (value_entityId_3 !== undefined) {
            json += addComma_0 ? ",\"entityId\":" : ((addComma_0 = true), "{\"entityId\":")
            
        if (typeof value_entityId_3 !== 'string') {
          if (value_entityId_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_entityId_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_entityId_3.toISOString() + JSON_STR_QUOTE
          } else if (value_entityId_3 instanceof RegExp) {
            json += asString(value_entityId_3.source)
          } else {
            json += asString(value_entityId_3.toString())
          }
        } else {
          json += asString(value_entityId_3)
        }
        
          }

          const value_action_4 = obj["action"]
          if (value_action_4 !== undefined) {
            json += addComma_0 ? ",\"action\":" : ((addComma_0 = true), "{\"action\":")
            
        if (typeof value_action_4 !== 'string') {
          if (value_action_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_action_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_action_4.toISOString() + JSON_STR_QUOTE
          } else if (value_action_4 instanceof RegExp) {
            json += asString(value_action_4.source)
          } else {
            json += asString(value_action_4.toString())
          }
        } else {
          json += asString(value_action_4)
        }
        
          }

          const value_changedAt_5 = obj["changedAt"]
          if (value_changedAt_5 !== undefined) {
            json += addComma_0 ? ",\"changedAt\":" : ((addComma_0 = true), "{\"changedAt\":")
            json += asDateTime(value_changedAt_5)
          }

          const value_changeSet_6 = obj["changeSet"]
          if (value_changeSet_6 !== undefined) {
            json += addComma_0 ? ",\"changeSet\":" : ((addComma_0 = true), "{\"changeSet\":")
            
          if (value_changeSet_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_changeSet_6 === "string" ||
            value_changeSet_6 === null ||
            value_changeSet_6 instanceof Date ||
            value_changeSet_6 instanceof RegExp ||
            (
              typeof value_changeSet_6 === "object" &&
              typeof value_changeSet_6.toString === "function" &&
              value_changeSet_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_changeSet_6 !== 'string') {
          if (value_changeSet_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_changeSet_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_changeSet_6.toISOString() + JSON_STR_QUOTE
          } else if (value_changeSet_6 instanceof RegExp) {
            json += asString(value_changeSet_6.source)
          } else {
            json += asString(value_changeSet_6.toString())
          }
        } else {
          json += asString(value_changeSet_6)
        }
        
          }
        
    else throw new TypeError("The value of 'DealHistoryEntry#/properties/changeSet' does not match schema definition.")
  
          }

          const value_actor_7 = obj["actor"]
          if (value_actor_7 !== undefined) {
            json += addComma_0 ? ",\"actor\":" : ((addComma_0 = true), "{\"actor\":")
            
          if (value_actor_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if((typeof value_actor_7 === "object" && !Array.isArray(value_actor_7)) || value_actor_7 === null) {
            json += anonymous1(value_actor_7)
          }
        
    else throw new TypeError("The value of 'DealHistoryEntry#/properties/actor' does not match schema definition.")
  
          }

          const value_source_12 = obj["source"]
          if (value_source_12 !== undefined) {
            json += addComma_0 ? ",\"source\":" : ((addComma_0 = true), "{\"source\":")
            
        if (typeof value_source_12 !== 'string') {
          if (value_source_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_source_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_source_12.toISOString() + JSON_STR_QUOTE
          } else if (value_source_12 instanceof RegExp) {
            json += asString(value_source_12.source)
          } else {
            json += asString(value_source_12.toString())
          }
        } else {
          json += asString(value_source_12)
        }
        
          }

          const value_changedProperties_13 = obj["changedProperties"]
          if (value_changedProperties_13 !== undefined) {
            json += addComma_0 ? ",\"changedProperties\":" : ((addComma_0 = true), "{\"changedProperties\":")
            json += anonymous2(value_changedProperties_13)
          }

          const value_previous_14 = obj["previous"]
          if (value_previous_14 !== undefined) {
            json += addComma_0 ? ",\"previous\":" : ((addComma_0 = true), "{\"previous\":")
            json += anonymous3(value_previous_14)
          }

          const value_data_16 = obj["data"]
          if (value_data_16 !== undefined) {
            json += addComma_0 ? ",\"data\":" : ((addComma_0 = true), "{\"data\":")
            json += anonymous4(value_data_16)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeDealHistoryEntryItems = writeList(writeDealHistoryEntry)

const writeDeletedDeal = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "DeletedDeal#/properties/actor"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_4 = false

          const value_type_5 = obj["type"]
          if (value_type_5 !== undefined) {
            json += addComma_4 ? ",\"type\":" : ((addComma_4 = true), "{\"type\":")
            
        if (typeof value_type_5 !== 'string') {
          if (value_type_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_5.toISOString() + JSON_STR_QUOTE
          } else if (value_type_5 instanceof RegExp) {
            json += asString(value_type_5.source)
          } else {
            json += asString(value_type_5.toString())
          }
        } else {
          json += asString(value_type_5)
        }
        
          }

          const value_id_6 = obj["id"]
          if (value_id_6 !== undefined) {
            json += addComma_4 ? ",\"id\":" : ((addComma_4 = true), "{\"id\":")
            
          if (value_id_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_6 === "string" ||
            value_id_6 === null ||
            value_id_6 instanceof Date ||
            value_id_6 instanceof RegExp ||
            (
              typeof value_id_6 === "object" &&
              typeof value_id_6.toString === "function" &&
              value_id_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_6 !== 'string') {
          if (value_id_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
          } else if (value_id_6 instanceof RegExp) {
            json += asString(value_id_6.source)
          } else {
            json += asString(value_id_6.toString())
          }
        } else {
          json += asString(value_id_6)
        }
        
          }
        
    else throw new TypeError("The value of 'DeletedDeal#/properties/actor/properties/id' does not match schema definition.")
  
          }

          const value_name_7 = obj["name"]
          if (value_name_7 !== undefined) {
            json += addComma_4 ? ",\"name\":" : ((addComma_4 = true), "{\"name\":")
            
        if (typeof value_name_7 !== 'string') {
          if (value_name_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_7.toISOString() + JSON_STR_QUOTE
          } else if (value_name_7 instanceof RegExp) {
            json += asString(value_name_7.source)
          } else {
            json += asString(value_name_7.toString())
          }
        } else {
          json += asString(value_name_7)
        }
        
          }
if (!addComma_4) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "DealState#/properties/custom"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_34 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_34 ? JSON_STR_COMMA : ((addComma_34 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_34) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "DealContactState#"
      function anonymous5 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_38 = false

          const value_contactId_39 = obj["contactId"]
          if (value_contactId_39 !== undefined) {
            json += addComma_38 ? ",\"contactId\":" : ((addComma_38 = true), "{\"contactId\":")
            
        if (typeof value_contactId_39 !== 'string') {
          if (value_contactId_39 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactId_39 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactId_39.toISOString() + JSON_STR_QUOTE
          } else if (value_contactId_39 instanceof RegExp) {
            json += asString(value_contactId_39.source)
          } else {
            json += asString(value_contactId_39.toString())
          }
        } else {
          json += asString(value_contactId_39)
        }
        
          }

          const value_role_40 = obj["role"]
          if (value_role_40 !== undefined) {
            json += addComma_38 ? ",\"role\":" : ((addComma_38 = true), "{\"role\":")
            
          if (value_role_40 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_role_40 === "string" ||
            value_role_40 === null ||
            value_role_40 instanceof Date ||
            value_role_40 instanceof RegExp ||
            (
              typeof value_role_40 === "object" &&
              typeof value_role_40.toString === "function" &&
              value_role_40.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_role_40 !== 'string') {
          if (value_role_40 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_role_40 instanceof Date) {
            json += JSON_STR_QUOTE + value_role_40.toISOString() + JSON_STR_QUOTE
          } else if (value_role_40 instanceof RegExp) {
            json += asString(value_role_40.source)
          } else {
            json += asString(value_role_40.toString())
          }
        } else {
          json += asString(value_role_40)
        }
        
          }
        
    else throw new TypeError("The value of 'DealContactState#/properties/role' does not match schema definition.")
  
          }

          const value_isPrimary_41 = obj["isPrimary"]
          if (value_isPrimary_41 !== undefined) {
            json += addComma_38 ? ",\"isPrimary\":" : ((addComma_38 = true), "{\"isPrimary\":")
            json += asBoolean(value_isPrimary_41)
          }
if (!addComma_38) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous4 (obj) {
      // "DealState#/properties/contacts"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'DealState#/properties/contacts' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous5(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous5(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "DealState#"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_10 = false

          const value_id_11 = obj["id"]
          if (value_id_11 !== undefined) {
            json += addComma_10 ? ",\"id\":" : ((addComma_10 = true), "{\"id\":")
            
        if (typeof value_id_11 !== 'string') {
          if (value_id_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_11.toISOString() + JSON_STR_QUOTE
          } else if (value_id_11 instanceof RegExp) {
            json += asString(value_id_11.source)
          } else {
            json += asString(value_id_11.toString())
          }
        } else {
          json += asString(value_id_11)
        }
        
          }

          const value_tenantId_12 = obj["tenantId"]
          if (value_tenantId_12 !== undefined) {
            json += addComma_10 ? ",\"tenantId\":" : ((addComma_10 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_12 !== 'string') {
          if (value_tenantId_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_12.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_12 instanceof RegExp) {
            json += asString(value_tenantId_12.source)
          } else {
            json += asString(value_tenantId_12.toString())
          }
        } else {
          json += asString(value_tenantId_12)
        }
        
          }

          const value_pipelineId_13 = obj["pipelineId"]
          if (value_pipelineId_13 !== undefined) {
            json += addComma_10 ? ",\"pipelineId\":" : ((addComma_10 = true), "{\"pipelineId\":")
            
        if (typeof value_pipelineId_13 !== 'string') {
          if (value_pipelineId_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_pipelineId_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_pipelineId_13.toISOString() + JSON_STR_QUOTE
          } else if (value_pipelineId_13 instanceof RegExp) {
            json += asString(value_pipelineId_13.source)
          } else {
            json += asString(value_pipelineId_13.toString())
          }
        } else {
          json += asString(value_pipelineId_13)
        }
        
          }

          const value_stageId_14 = obj["stageId"]
          if (value_stageId_14 !== undefined) {
            json += addComma_10 ? ",\"stageId\":" : ((addComma_10 = true), "{\"stageId\":")
            
        if (typeof value_stageId_14 !== 'string') {
          if (value_stageId_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_stageId_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_stageId_14.toISOString() + JSON_STR_QUOTE
          } else if (value_stageId_14 instanceof RegExp) {
            json += asString(value_stageId_14.source)
          } else {
            json += asString(value_stageId_14.toString())
          }
        } else {
          json += asString(value_stageId_14)
        }
        
          }

          const value_stageName_15 = obj["stageName"]
          if (value_stageName_15 !== undefined) {
            json += addComma_10 ? ",\"stageName\":" : ((addComma_10 = true), "{\"stageName\":")
            
        if (typeof value_stageName_15 !== 'string') {
          if (value_stageName_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_stageName_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_stageName_15.toISOString() + JSON_STR_QUOTE
          } else if (value_stageName_15 instanceof RegExp) {
            json += asString(value_stageName_15.source)
          } else {
            json += asString(value_stageName_15.toString())
          }
        } else {
          json += asString(value_stageName_15)
        }
        
          }

          const value_name_16 = obj["name"]
          if (value_name_16 !== undefined) {
            json += addComma_10 ? ",\"name\":" : ((addComma_10 = true), "{\"name\":")
            
        if (typeof value_name_16 !== 'string') {
          if (value_name_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_16.toISOString() + JSON_STR_QUOTE
          } else if (value_name_16 instanceof RegExp) {
            json += asString(value_name_16.source)
          } else {
            json += asString(value_name_16.toString())
          }
        } else {
          json += asString(value_name_16)
        }
        
          }

          const value_contactId_17 = obj["contactId"]
          if (value_contactId_17 !== undefined) {
            json += addComma_10 ? ",\"contactId\":" : ((addComma_10 = true), "{\"contactId\":")
            
          if (value_contactId_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_contactId_17 === "string" ||
            value_contactId_17 === null ||
            value_contactId_17 instanceof Date ||
            value_contactId_17 instanceof RegExp ||
            (
              typeof value_contactId_17 === "object" &&
              typeof value_contactId_17.toString === "function" &&
              value_contactId_17.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_contactId_17 !== 'string') {
          if (value_contactId_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactId_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactId_17.toISOString() + JSON_STR_QUOTE
          } else if (value_contactId_17 instanceof RegExp) {
            json += asString(value_contactId_17.source)
          } else {
            json += asString(value_contactId_17.toString())
          }
        } else {
          json += asString(value_contactId_17)
        }
        
          }
        
    else throw new TypeError("The value of 'DealState#/properties/contactId' does not match schema definition.")
  
          }

          const value_contactName_18 = obj["contactName"]
          if (value_contactName_18 !== undefined) {
            json += addComma_10 ? ",\"contactName\":" : ((addComma_10 = true), "{\"contactName\":")
            
          if (value_contactName_18 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_contactName_18 === "string" ||
            value_contactName_18 === null ||
            value_contactName_18 instanceof Date ||
            value_contactName_18 instanceof RegExp ||
            (
              typeof value_contactName_18 === "object" &&
              typeof value_contactName_18.toString === "function" &&
              value_contactName_18.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_contactName_18 !== 'string') {
          if (value_contactName_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactName_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactName_18.toISOString() + JSON_STR_QUOTE
          } else if (value_contactName_18 instanceof RegExp) {
            json += asString(value_contactName_18.source)
          } else {
            json += asString(value_contactName_18.toString())
          }
        } else {
          json += asString(value_contactName_18)
        }
        
          }
        
    else throw new TypeError("The value of 'DealState#/properties/contactName' does not match schema definition.")
  
          }

          const value_companyId_19 = obj["companyId"]
          if (value_companyId_19 !== undefined) {
            json += addComma_10 ? ",\"companyId\":" : ((addComma_10 = true), "{\"companyId\":")
            
          if (value_companyId_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyId_19 === "string" ||
            value_companyId_19 === null ||
            value_companyId_19 instanceof Date ||
            value_companyId_19 instanceof RegExp ||
            (
              typeof value_companyId_19 === "object" &&
              typeof value_companyId_19.toString === "function" &&
              value_companyId_19.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyId_19 !== 'string') {
          if (value_companyId_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyId_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyId_19.toISOString() + JSON_STR_QUOTE
          } else if (value_companyId_19 instanceof RegExp) {
            json += asString(value_companyId_19.source)
          } else {
            json += asString(value_companyId_19.toString())
          }
        } else {
          json += asString(value_companyId_19)
        }
        
          }
        
    else throw new TypeError("The value of 'DealState#/properties/companyId' does not match schema definition.")
  
          }

          const value_companyName_20 = obj["companyName"]
          if (value_companyName_20 !== undefined) {
            json += addComma_10 ? ",\"companyName\":" : ((addComma_10 = true), "{\"companyName\":")
            
          if (value_companyName_20 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyName_20 === "string" ||
            value_companyName_20 === null ||
            value_companyName_20 instanceof Date ||
            value_companyName_20 instanceof RegExp ||
            (
              typeof value_companyName_20 === "object" &&
              typeof value_companyName_20.toString === "function" &&
              value_companyName_20.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyName_20 !== 'string') {
          if (value_companyName_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyName_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyName_20.toISOString() + JSON_STR_QUOTE
          } else if (value_companyName_20 instanceof RegExp) {
            json += asString(value_companyName_20.source)
          } else {
            json += asString(value_companyName_20.toString())
          }
        } else {
          json += asString(value_companyName_20)
        }
        
          }
        
    else throw new TypeError("The value of 'DealState#/properties/companyName' does not match schema definition.")
  
          }

          const value_value_21 = obj["value"]
          if (value_value_21 !== undefined) {
            json += addComma_10 ? ",\"value\":" : ((addComma_10 = true), "{\"value\":")
            
          if (value_value_21 === null) {
            json += JSON_STR_NULL
          }
          
          else if(typeof value_value_21 === "number" || value_value_21 === null) {
            json += asNumber(value_value_21)
          }
        
    else throw new TypeError("The value of 'DealState#/properties/value' does not match schema definition.")
  
          }

          const value_currency_22 = obj["currency"]
          if (value_currency_22 !== undefined) {
            json += addComma_10 ? ",\"currency\":" : ((addComma_10 = true), "{\"currency\":")
            
          if (value_currency_22 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_currency_22 === "string" ||
            value_currency_22 === null ||
            value_currency_22 instanceof Date ||
            value_currency_22 instanceof RegExp ||
            (
              typeof value_currency_22 === "object" &&
              typeof value_currency_22.toString === "function" &&
              value_currency_22.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_currency_22 !== 'string') {
          if (value_currency_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_22.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_22 instanceof RegExp) {
            json += asString(value_currency_22.source)
          } else {
            json += asString(value_currency_22.toString())
          }
        } else {
          json += asString(value_currency_22)
        }
        
          }
        
    else throw new TypeError("The value of 'DealState#/properties/currency' does not match schema definition.")
  
          }

          const value_probability_23 = obj["probability"]
          if (value_probability_23 !== undefined) {
            json += addComma_10 ? ",\"probability\":" : ((addComma_10 = true), "{\"probability\":")
            
          if (value_probability_23 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_probability_23) || value_probability_23 === null) {
            json += asInteger(value_probability_23)
          }
        
    else throw new TypeError("The value of 'DealState#/properties/probability' does not match schema definition.")
  
          }

          const value_expectedCloseDate_24 = obj["expectedCloseDate"]
          if (value_expectedCloseDate_24 !== undefined) {
            json += addComma_10 ? ",\"expectedCloseDate\":" : ((addComma_10 = true), "{\"expectedCloseDate\":")
            
          if (value_expectedCloseDate_24 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_expectedCloseDate_24 === "string" ||
            value_expectedCloseDate_24 === null ||
            value_expectedCloseDate_24 instanceof Date ||
            value_expectedCloseDate_24 instanceof RegExp ||
            (
              typeof value_expectedCloseDate_24 === "object" &&
              typeof value_expectedCloseDate_24.toString === "function" &&
              value_expectedCloseDate_24.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_expectedCloseDate_24)
          }
        
    else throw new TypeError("The value of 'DealState#/properties/expectedCloseDate' does not match schema definition.")
  
          }

          const value_actualCloseDate_25 = obj["actualCloseDate"]
          if (value_actualCloseDate_25 !== undefined) {
            json += addComma_10 ? ",\"actualCloseDate\":" : ((addComma_10 = true), "{\"actualCloseDate\":")
            
          if (value_actualCloseDate_25 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_actualCloseDate_25 === "string" ||
            value_actualCloseDate_25 === null ||
            value_actualCloseDate_25 instanceof Date ||
            value_actualCloseDate_25 instanceof RegExp ||
            (
              typeof value_actualCloseDate_25 === "object" &&
              typeof value_actualCloseDate_25.toString === "function" &&
              value_actualCloseDate_25.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_actualCloseDate_25)
          }
        
    else throw new TypeError("The value of 'DealState#/properties/actualCloseDate' does not match schema definition.")
  
          }

          const value_status_26 = obj["status"]
          if (value_status_26 !== undefined) {
            json += addComma_10 ? ",\"status\":" : ((addComma_10 = true), "{\"status\":")
            
        if (typeof value_status_26 !== 'string') {
          if (value_status_26 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_26 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_26.toISOString() + JSON_STR_QUOTE
          } else if (value_status_26 instanceof RegExp) {
            json += asString(value_status_26.source)
          } else {
            json += asString(value_status_26.toString())
          }
        } else {
          json += asString(value_status_26)
        }
        
          }

          const value_notes_27 = obj["notes"]
          if (value_notes_27 !== undefined) {
            json += addComma_10 ? ",\"notes\":" : ((addComma_10 = true), "{\"notes\":")
            
          if (value_notes_27 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_notes_27 === "string" ||
            value_notes_27 === null ||
            value_notes_27 instanceof Date ||
            value_notes_27 instanceof RegExp ||
            (
              typeof value_notes_27 === "object" &&
              typeof value_notes_27.toString === "function" &&
              value_notes_27.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_notes_27 !== 'string') {
          if (value_notes_27 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_notes_27 instanceof Date) {
            json += JSON_STR_QUOTE + value_notes_27.toISOString() + JSON_STR_QUOTE
          } else if (value_notes_27 instanceof RegExp) {
            json += asString(value_notes_27.source)
          } else {
            json += asString(value_notes_27.toString())
          }
        } else {
          json += asString(value_notes_27)
        }
        
          }
        
    else throw new TypeError("The value of 'DealState#/properties/notes' does not match schema definition.")
  
          }

          const value_ownerId_28 = obj["ownerId"]
          if (value_ownerId_28 !== undefined) {
            json += addComma_10 ? ",\"ownerId\":" : ((addComma_10 = true), "{\"ownerId\":")
            
          if (value_ownerId_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_28 === "string" ||
            value_ownerId_28 === null ||
            value_ownerId_28 instanceof Date ||
            value_ownerId_28 instanceof RegExp ||
            (
              typeof value_ownerId_28 === "object" &&
              typeof value_ownerId_28.toString === "function" &&
              value_ownerId_28.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_28 !== 'string') {
          if (value_ownerId_28 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_28 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_28.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_28 instanceof RegExp) {
            json += asString(value_ownerId_28.source)
          } else {
            json += asString(value_ownerId_28.toString())
          }
        } else {
          json += asString(value_ownerId_28)
        }
        
          }
        
    else throw new TypeError("The value of 'DealState#/properties/ownerId' does not match schema definition.")
  
          }

          const value_ownerName_29 = obj["ownerName"]
          if (value_ownerName_29 !== undefined) {
            json += addComma_10 ? ",\"ownerName\":" : ((addComma_10 = true), "{\"ownerName\":")
            
          if (value_ownerName_29 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerName_29 === "string" ||
            value_ownerName_29 === null ||
            value_ownerName_29 instanceof Date ||
            value_ownerName_29 instanceof RegExp ||
            (
              typeof value_ownerName_29 === "object" &&
              typeof value_ownerName_29.toString === "function" &&
              value_ownerName_29.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerName_29 !== 'string') {
          if (value_ownerName_29 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerName_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerName_29.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerName_29 instanceof RegExp) {
            json += asString(value_ownerName_29.source)
          } else {
            json += asString(value_ownerName_29.toString())
          }
        } else {
          json += asString(value_ownerName_29)
        }
        
          }
        
    else throw new TypeError("The value of 'DealState#/properties/ownerName' does not match schema definition.")
  
          }

          const value_lastActivityAt_30 = obj["lastActivityAt"]
          if (value_lastActivityAt_30 !== undefined) {
            json += addComma_10 ? ",\"lastActivityAt\":" : ((addComma_10 = true), "{\"lastActivityAt\":")
            
          if (value_lastActivityAt_30 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastActivityAt_30 === "string" ||
            value_lastActivityAt_30 === null ||
            value_lastActivityAt_30 instanceof Date ||
            value_lastActivityAt_30 instanceof RegExp ||
            (
              typeof value_lastActivityAt_30 === "object" &&
              typeof value_lastActivityAt_30.toString === "function" &&
              value_lastActivityAt_30.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastActivityAt_30)
          }
        
    else throw new TypeError("The value of 'DealState#/properties/lastActivityAt' does not match schema definition.")
  
          }

          const value_bantScore_31 = obj["bantScore"]
          if (value_bantScore_31 !== undefined) {
            json += addComma_10 ? ",\"bantScore\":" : ((addComma_10 = true), "{\"bantScore\":")
            
          if (value_bantScore_31 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_bantScore_31) || value_bantScore_31 === null) {
            json += asInteger(value_bantScore_31)
          }
        
    else throw new TypeError("The value of 'DealState#/properties/bantScore' does not match schema definition.")
  
          }

          const value_isBantQualified_32 = obj["isBantQualified"]
          if (value_isBantQualified_32 !== undefined) {
            json += addComma_10 ? ",\"isBantQualified\":" : ((addComma_10 = true), "{\"isBantQualified\":")
            json += asBoolean(value_isBantQualified_32)
          }

          const value_custom_33 = obj["custom"]
          if (value_custom_33 !== undefined) {
            json += addComma_10 ? ",\"custom\":" : ((addComma_10 = true), "{\"custom\":")
            json += anonymous3(value_custom_33)
          }

          const value_createdAt_35 = obj["createdAt"]
          if (value_createdAt_35 !== undefined) {
            json += addComma_10 ? ",\"createdAt\":" : ((addComma_10 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_35)
          }

          const value_updatedAt_36 = obj["updatedAt"]
          if (value_updatedAt_36 !== undefined) {
            json += addComma_10 ? ",\"updatedAt\":" : ((addComma_10 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_36)
          }

          const value_contacts_37 = obj["contacts"]
          if (value_contacts_37 !== undefined) {
            json += addComma_10 ? ",\"contacts\":" : ((addComma_10 = true), "{\"contacts\":")
            json += anonymous4(value_contacts_37)
          }
if (!addComma_10) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "DeletedDeal#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_deletedAt_2 = obj["deletedAt"]
          if (value_deletedAt_2 !== undefined) {
            json += addComma_0 ? ",\"deletedAt\":" : ((addComma_0 = true), "{\"deletedAt\":")
            json += asDateTime(value_deletedAt_2)
          }

          const value_actor_3 = obj["actor"]
          if (value_actor_3 !== undefined) {
            json += addComma_0 ? ",\"actor\":" : ((addComma_0 = true), "{\"actor\":")
            
          if (value_actor_3 === null) {
            json += JSON_STR_NULL
          }
          
          else if((typeof value_actor_3 === "object" && !Array.isArray(value_actor_3)) || value_actor_3 === null) {
            json += anonymous1(value_actor_3)
          }
        
    else throw new TypeError("The value of 'DeletedDeal#/properties/actor' does not match schema definition.")
  
          }

          const value_changeSet_8 = obj["changeSet"]
          if (value_changeSet_8 !== undefined) {
            json += addComma_0 ? ",\"changeSet\":" : ((addComma_0 = true), "{\"changeSet\":")
            
          if (value_changeSet_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_changeSet_8 === "string" ||
            value_changeSet_8 === null ||
            value_changeSet_8 instanceof Date ||
            value_changeSet_8 instanceof RegExp ||
            (
              typeof value_changeSet_8 === "object" &&
              typeof value_changeSet_8.toString === "function" &&
              value_changeSet_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_changeSet_8 !== 'string') {
          if (value_changeSet_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_changeSet_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_changeSet_8.toISOString() + JSON_STR_QUOTE
          } else if (value_changeSet_8 instanceof RegExp) {
            json += asString(value_changeSet_8.source)
          } else {
            json += asString(value_changeSet_8.toString())
          }
        } else {
          json += asString(value_changeSet_8)
        }
        
          }
        
    else throw new TypeError("The value of 'DeletedDeal#/properties/changeSet' does not match schema definition.")
  
          }

          const value_data_9 = obj["data"]
          if (value_data_9 !== undefined) {
            json += addComma_0 ? ",\"data\":" : ((addComma_0 = true), "{\"data\":")
            json += anonymous2(value_data_9)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeDeletedDealItems = writeList(writeDeletedDeal)

const writeDealContactResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "DealContactResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_contactId_1 = obj["contactId"]
          if (value_contactId_1 !== undefined) {
            json += addComma_0 ? ",\"contactId\":" : ((addComma_0 = true), "{\"contactId\":")
            
        if (typeof value_contactId_1 !== 'string') {
          if (value_contactId_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactId_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactId_1.toISOString() + JSON_STR_QUOTE
          } else if (value_contactId_1 instanceof RegExp) {
            json += asString(value_contactId_1.source)
          } else {
            json += asString(value_contactId_1.toString())
          }
        } else {
          json += asString(value_contactId_1)
        }
        
          }

          const value_contactName_2 = obj["contactName"]
          if (value_contactName_2 !== undefined) {
            json += addComma_0 ? ",\"contactName\":" : ((addComma_0 = true), "{\"contactName\":")
            
        if (typeof value_contactName_2 !== 'string') {
          if (value_contactName_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactName_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactName_2.toISOString() + JSON_STR_QUOTE
          } else if (value_contactName_2 instanceof RegExp) {
            json += asString(value_contactName_2.source)
          } else {
            json += asString(value_contactName_2.toString())
          }
        } else {
          json += asString(value_contactName_2)
        }
        
          }

          const value_email_3 = obj["email"]
          if (value_email_3 !== undefined) {
            json += addComma_0 ? ",\"email\":" : ((addComma_0 = true), "{\"email\":")
            
          if (value_email_3 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_email_3 === "string" ||
            value_email_3 === null ||
            value_email_3 instanceof Date ||
            value_email_3 instanceof RegExp ||
            (
              typeof value_email_3 === "object" &&
              typeof value_email_3.toString === "function" &&
              value_email_3.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_email_3 !== 'string') {
          if (value_email_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_3.toISOString() + JSON_STR_QUOTE
          } else if (value_email_3 instanceof RegExp) {
            json += asString(value_email_3.source)
          } else {
            json += asString(value_email_3.toString())
          }
        } else {
          json += asString(value_email_3)
        }
        
          }
        
    else throw new TypeError("The value of 'DealContactResponse#/properties/email' does not match schema definition.")
  
          }

          const value_role_4 = obj["role"]
          if (value_role_4 !== undefined) {
            json += addComma_0 ? ",\"role\":" : ((addComma_0 = true), "{\"role\":")
            
          if (value_role_4 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_role_4 === "string" ||
            value_role_4 === null ||
            value_role_4 instanceof Date ||
            value_role_4 instanceof RegExp ||
            (
              typeof value_role_4 === "object" &&
              typeof value_role_4.toString === "function" &&
              value_role_4.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_role_4 !== 'string') {
          if (value_role_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_role_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_role_4.toISOString() + JSON_STR_QUOTE
          } else if (value_role_4 instanceof RegExp) {
            json += asString(value_role_4.source)
          } else {
            json += asString(value_role_4.toString())
          }
        } else {
          json += asString(value_role_4)
        }
        
          }
        
    else throw new TypeError("The value of 'DealContactResponse#/properties/role' does not match schema definition.")
  
          }

          const value_isPrimary_5 = obj["isPrimary"]
          if (value_isPrimary_5 !== undefined) {
            json += addComma_0 ? ",\"isPrimary\":" : ((addComma_0 = true), "{\"isPrimary\":")
            json += asBoolean(value_isPrimary_5)
          }

          const value_addedAt_6 = obj["addedAt"]
          if (value_addedAt_6 !== undefined) {
            json += addComma_0 ? ",\"addedAt\":" : ((addComma_0 = true), "{\"addedAt\":")
            json += asDateTime(value_addedAt_6)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeDealContactResponseItems = writeList(writeDealContactResponse)

const writeDealStageStay = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "DealStageStay#/properties/actor"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_7 = false

          const value_type_8 = obj["type"]
          if (value_type_8 !== undefined) {
            json += addComma_7 ? ",\"type\":" : ((addComma_7 = true), "{\"type\":")
            
        if (typeof value_type_8 !== 'string') {
          if (value_type_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_8.toISOString() + JSON_STR_QUOTE
          } else if (value_type_8 instanceof RegExp) {
            json += asString(value_type_8.source)
          } else {
            json += asString(value_type_8.toString())
          }
        } else {
          json += asString(value_type_8)
        }
        
          }

          const value_id_9 = obj["id"]
          if (value_id_9 !== undefined) {
            json += addComma_7 ? ",\"id\":" : ((addComma_7 = true), "{\"id\":")
            
          if (value_id_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_9 === "string" ||
            value_id_9 === null ||
            value_id_9 instanceof Date ||
            value_id_9 instanceof RegExp ||
            (
              typeof value_id_9 === "object" &&
              typeof value_id_9.toString === "function" &&
              value_id_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_9 !== 'string') {
          if (value_id_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_9.toISOString() + JSON_STR_QUOTE
          } else if (value_id_9 instanceof RegExp) {
            json += asString(value_id_9.source)
          } else {
            json += asString(value_id_9.toString())
          }
        } else {
          json += asString(value_id_9)
        }
        
          }
        
    else throw new TypeError("The value of 'DealStageStay#/properties/actor/properties/id' does not match schema definition.")
  
          }

          const value_name_10 = obj["name"]
          if (value_name_10 !== undefined) {
            json += addComma_7 ? ",\"name\":" : ((addComma_7 = true), "{\"name\":")
            
        if (typeof value_name_10 !== 'string') {
          if (value_name_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_10.toISOString() + JSON_STR_QUOTE
          } else if (value_name_10 instanceof RegExp) {
            json += asString(value_name_10.source)
          } else {
            json += asString(value_name_10.toString())
          }
        } else {
          json += asString(value_name_10)
        }
        
          }
if (!addComma_7) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "DealStageStay#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_stageId_1 = obj["stageId"]
          if (value_stageId_1 !== undefined) {
            json += addComma_0 ? ",\"stageId\":" : ((addComma_0 = true), "{\"stageId\":")
            
        if (typeof value_stageId_1 !== 'string') {
          if (value_stageId_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_stageId_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_stageId_1.toISOString() + JSON_STR_QUOTE
          } else if (value_stageId_1 instanceof RegExp) {
            json += asString(value_stageId_1.source)
          } else {
            json += asString(value_stageId_1.toString())
          }
        } else {
          json += asString(value_stageId_1)
        }
        
          }

          const value_stageName_2 = obj["stageName"]
          if (value_stageName_2 !== undefined) {
            json += addComma_0 ? ",\"stageName\":" : ((addComma_0 = true), "{\"stageName\":")
            
        if (typeof value_stageName_2 !== 'string') {
          if (value_stageName_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_stageName_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_stageName_2.toISOString() + JSON_STR_QUOTE
          } else if (value_stageName_2 instanceof RegExp) {
            json += asString(value_stageName_2.source)
          } else {
            json += asString(value_stageName_2.toString())
          }
        } else {
          json += asString(value_stageName_2)
        }
        
          }

          const value_enteredAt_3 = obj["enteredAt"]
          if (value_enteredAt_3 !== undefined) {
            json += addComma_0 ? ",\"enteredAt\":" : ((addComma_0 = true), "{\"enteredAt\":")
            json += asDateTime(value_enteredAt_3)
          }

          const value_leftAt_4 = obj["leftAt"]
          if (value_leftAt_4 !== undefined) {
            json += addComma_0 ? ",\"leftAt\":" : ((addComma_0 = true), "{\"leftAt\":")
            
          if (value_leftAt_4 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_leftAt_4 === "string" ||
            value_leftAt_4 === null ||
            value_leftAt_4 instanceof Date ||
            value_leftAt_4 instanceof RegExp ||
            (
              typeof value_leftAt_4 === "object" &&
              typeof value_leftAt_4.toString === "function" &&
              value_leftAt_4.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_leftAt_4)
          }
        
    else throw new TypeError("The value of 'DealStageStay#/properties/leftAt' does not match schema definition.")
  
          }

          const value_durationSeconds_5 = obj["durationSeconds"]
          if (value_durationSeconds_5 !== undefined) {
            json += addComma_0 ? ",\"durationSeconds\":" : ((addComma_0 = true), "{\"durationSeconds\":")
            json += asInteger(value_durationSeconds_5)
          }

          const value_actor_6 = obj["actor"]
          if (value_actor_6 !== undefined) {
            json += addComma_0 ? ",\"actor\":" : ((addComma_0 = true), "{\"actor\":")
            
          if (value_actor_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if((typeof value_actor_6 === "object" && !Array.isArray(value_actor_6)) || value_actor_6 === null) {
            json += anonymous1(value_actor_6)
          }
        
    else throw new TypeError("The value of 'DealStageStay#/properties/actor' does not match schema definition.")
  
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeDealStageStayItems = writeList(writeDealStageStay)

const writeBantQualification = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "BantQualification#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_budget_1 = obj["budget"]
          if (value_budget_1 !== undefined) {
            json += addComma_0 ? ",\"budget\":" : ((addComma_0 = true), "{\"budget\":")
            
          if (value_budget_1 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_budget_1) || value_budget_1 === null) {
            json += asInteger(value_budget_1)
          }
        
    else throw new TypeError("The value of 'BantQualification#/properties/budget' does not match schema definition.")
  
          }

          const value_authority_2 = obj["authority"]
          if (value_authority_2 !== undefined) {
            json += addComma_0 ? ",\"authority\":" : ((addComma_0 = true), "{\"authority\":")
            
          if (value_authority_2 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_authority_2) || value_authority_2 === null) {
            json += asInteger(value_authority_2)
          }
        
    else throw new TypeError("The value of 'BantQualification#/properties/authority' does not match schema definition.")
  
          }

          const value_need_3 = obj["need"]
          if (value_need_3 !== undefined) {
            json += addComma_0 ? ",\"need\":" : ((addComma_0 = true), "{\"need\":")
            
          if (value_need_3 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_need_3) || value_need_3 === null) {
            json += asInteger(value_need_3)
          }
        
    else throw new TypeError("The value of 'BantQualification#/properties/need' does not match schema definition.")
  
          }

          const value_timeline_4 = obj["timeline"]
          if (value_timeline_4 !== undefined) {
            json += addComma_0 ? ",\"timeline\":" : ((addComma_0 = true), "{\"timeline\":")
            
          if (value_timeline_4 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_timeline_4) || value_timeline_4 === null) {
            json += asInteger(value_timeline_4)
          }
        
    else throw new TypeError("The value of 'BantQualification#/properties/timeline' does not match schema definition.")
  
          }

          const value_budgetNotes_5 = obj["budgetNotes"]
          if (value_budgetNotes_5 !== undefined) {
            json += addComma_0 ? ",\"budgetNotes\":" : ((addComma_0 = true), "{\"budgetNotes\":")
            
          if (value_budgetNotes_5 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_budgetNotes_5 === "string" ||
            value_budgetNotes_5 === null ||
            value_budgetNotes_5 instanceof Date ||
            value_budgetNotes_5 instanceof RegExp ||
            (
              typeof value_budgetNotes_5 === "object" &&
              typeof value_budgetNotes_5.toString === "function" &&
              value_budgetNotes_5.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_budgetNotes_5 !== 'string') {
          if (value_budgetNotes_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_budgetNotes_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_budgetNotes_5.toISOString() + JSON_STR_QUOTE
          } else if (value_budgetNotes_5 instanceof RegExp) {
            json += asString(value_budgetNotes_5.source)
          } else {
            json += asString(value_budgetNotes_5.toString())
          }
        } else {
          json += asString(value_budgetNotes_5)
        }
        
          }
        
    else throw new TypeError("The value of 'BantQualification#/properties/budgetNotes' does not match schema definition.")
  
          }

          const value_authorityNotes_6 = obj["authorityNotes"]
          if (value_authorityNotes_6 !== undefined) {
            json += addComma_0 ? ",\"authorityNotes\":" : ((addComma_0 = true), "{\"authorityNotes\":")
            
          if (value_authorityNotes_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_authorityNotes_6 === "string" ||
            value_authorityNotes_6 === null ||
            value_authorityNotes_6 instanceof Date ||
            value_authorityNotes_6 instanceof RegExp ||
            (
              typeof value_authorityNotes_6 === "object" &&
              typeof value_authorityNotes_6.toString === "function" &&
              value_authorityNotes_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_authorityNotes_6 !== 'string') {
          if (value_authorityNotes_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_authorityNotes_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_authorityNotes_6.toISOString() + JSON_STR_QUOTE
          } else if (value_authorityNotes_6 instanceof RegExp) {
            json += asString(value_authorityNotes_6.source)
          } else {
            json += asString(value_authorityNotes_6.toString())
          }
        } else {
          json += asString(value_authorityNotes_6)
        }
        
          }
        
    else throw new TypeError("The value of 'BantQualification#/properties/authorityNotes' does not match schema definition.")
  
          }

          const value_needNotes_7 = obj["needNotes"]
          if (value_needNotes_7 !== undefined) {
            json += addComma_0 ? ",\"needNotes\":" : ((addComma_0 = true), "{\"needNotes\":")
            
          if (value_needNotes_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_needNotes_7 === "string" ||
            value_needNotes_7 === null ||
            value_needNotes_7 instanceof Date ||
            value_needNotes_7 instanceof RegExp ||
            (
              typeof value_needNotes_7 === "object" &&
              typeof value_needNotes_7.toString === "function" &&
              value_needNotes_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_needNotes_7 !== 'string') {
          if (value_needNotes_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_needNotes_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_needNotes_7.toISOString() + JSON_STR_QUOTE
          } else if (value_needNotes_7 instanceof RegExp) {
            json += asString(value_needNotes_7.source)
          } else {
            json += asString(value_needNotes_7.toString())
          }
        } else {
          json += asString(value_needNotes_7)
        }
        
          }
        
    else throw new TypeError("The value of 'BantQualification#/properties/needNotes' does not match schema definition.")
  
          }

          const value_timelineNotes_8 = obj["timelineNotes"]
          if (value_timelineNotes_8 !== undefined) {
            json += addComma_0 ? ",\"timelineNotes\":" : ((addComma_0 = true), "{\"timelineNotes\":")
            
          if (value_timelineNotes_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_timelineNotes_8 === "string" ||
            value_timelineNotes_8 === null ||
            value_timelineNotes_8 instanceof Date ||
            value_timelineNotes_8 instanceof RegExp ||
            (
              typeof value_timelineNotes_8 === "object" &&
              typeof value_timelineNotes_8.toString === "function" &&
              value_timelineNotes_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_timelineNotes_8 !== 'string') {
          if (value_timelineNotes_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_timelineNotes_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_timelineNotes_8.toISOString() + JSON_STR_QUOTE
          } else if (value_timelineNotes_8 instanceof RegExp) {
            json += asString(value_timelineNotes_8.source)
          } else {
            json += asString(value_timelineNotes_8.toString())
          }
        } else {
          json += asString(value_timelineNotes_8)
        }
        
          }
        
    else throw new TypeError("The value of 'BantQualification#/properties/timelineNotes' does not match schema definition.")
  
          }

          const value_totalScore_9 = obj["totalScore"]
          if (value_totalScore_9 !== undefined) {
            json += addComma_0 ? ",\"totalScore\":" : ((addComma_0 = true), "{\"totalScore\":")
            json += asInteger(value_totalScore_9)
          }

          const value_isQualified_10 = obj["isQualified"]
          if (value_isQualified_10 !== undefined) {
            json += addComma_0 ? ",\"isQualified\":" : ((addComma_0 = true), "{\"isQualified\":")
            json += asBoolean(value_isQualified_10)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeActivityResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "ActivityResponse#/properties/custom"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_20 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_20 ? JSON_STR_COMMA : ((addComma_20 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_20) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ActivityResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_tenantId_2 = obj["tenantId"]
          if (value_tenantId_2 !== undefined) {
            json += addComma_0 ? ",\"tenantId\":" : ((addComma_0 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_2 !== 'string') {
          if (value_tenantId_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_2.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_2 instanceof RegExp) {
            json += asString(value_tenantId_2.source)
          } else {
            json += asString(value_tenantId_2.toString())
          }
        } else {
          json += asString(value_tenantId_2)
        }
        
          }

          const value_activityType_3 = obj["activityType"]
          if (value_activityType_3 !== undefined) {
            json += addComma_0 ? ",\"activityType\":" : ((addComma_0 = true), "{\"activityType\":")
            
        if (typeof value_activityType_3 !== 'string') {
          if (value_activityType_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_activityType_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_activityType_3.toISOString() + JSON_STR_QUOTE
          } else if (value_activityType_3 instanceof RegExp) {
            json += asString(value_activityType_3.source)
          } else {
            json += asString(value_activityType_3.toString())
          }
        } else {
          json += asString(value_activityType_3)
        }
        
          }

          const value_subject_4 = obj["subject"]
          if (value_subject_4 !== undefined) {
            json += addComma_0 ? ",\"subject\":" : ((addComma_0 = true), "{\"subject\":")
            
        if (typeof value_subject_4 !== 'string') {
          if (value_subject_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_subject_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_subject_4.toISOString() + JSON_STR_QUOTE
          } else if (value_subject_4 instanceof RegExp) {
            json += asString(value_subject_4.source)
          } else {
            json += asString(value_subject_4.toString())
          }
        } else {
          json += asString(value_subject_4)
        }
        
          }

          const value_body_5 = obj["body"]
          if (value_body_5 !== undefined) {
            json += addComma_0 ? ",\"body\":" : ((addComma_0 = true), "{\"body\":")
            
          if (value_body_5 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_body_5 === "string" ||
            value_body_5 === null ||
            value_body_5 instanceof Date ||
            value_body_5 instanceof RegExp ||
            (
              typeof value_body_5 === "object" &&
              typeof value_body_5.toString === "function" &&
              value_body_5.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_body_5 !== 'string') {
          if (value_body_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_body_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_body_5.toISOString() + JSON_STR_QUOTE
          } else if (value_body_5 instanceof RegExp) {
            json += asString(value_body_5.source)
          } else {
            json += asString(value_body_5.toString())
          }
        } else {
          json += asString(value_body_5)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/body' does not match schema definition.")
  
          }

          const value_scheduledAt_6 = obj["scheduledAt"]
          if (value_scheduledAt_6 !== undefined) {
            json += addComma_0 ? ",\"scheduledAt\":" : ((addComma_0 = true), "{\"scheduledAt\":")
            
          if (value_scheduledAt_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_scheduledAt_6 === "string" ||
            value_scheduledAt_6 === null ||
            value_scheduledAt_6 instanceof Date ||
            value_scheduledAt_6 instanceof RegExp ||
            (
              typeof value_scheduledAt_6 === "object" &&
              typeof value_scheduledAt_6.toString === "function" &&
              value_scheduledAt_6.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_scheduledAt_6)
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/scheduledAt' does not match schema definition.")
  
          }

          const value_completedAt_7 = obj["completedAt"]
          if (value_completedAt_7 !== undefined) {
            json += addComma_0 ? ",\"completedAt\":" : ((addComma_0 = true), "{\"completedAt\":")
            
          if (value_completedAt_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_completedAt_7 === "string" ||
            value_completedAt_7 === null ||
            value_completedAt_7 instanceof Date ||
            value_completedAt_7 instanceof RegExp ||
            (
              typeof value_completedAt_7 === "object" &&
              typeof value_completedAt_7.toString === "function" &&
              value_completedAt_7.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_completedAt_7)
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/completedAt' does not match schema definition.")
  
          }

          const value_status_8 = obj["status"]
          if (value_status_8 !== undefined) {
            json += addComma_0 ? ",\"status\":" : ((addComma_0 = true), "{\"status\":")
            
        if (typeof value_status_8 !== 'string') {
          if (value_status_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_8.toISOString() + JSON_STR_QUOTE
          } else if (value_status_8 instanceof RegExp) {
            json += asString(value_status_8.source)
          } else {
            json += asString(value_status_8.toString())
          }
        } else {
          json += asString(value_status_8)
        }
        
          }

          const value_priority_9 = obj["priority"]
          if (value_priority_9 !== undefined) {
            json += addComma_0 ? ",\"priority\":" : ((addComma_0 = true), "{\"priority\":")
            
        if (typeof value_priority_9 !== 'string') {
          if (value_priority_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_priority_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_priority_9.toISOString() + JSON_STR_QUOTE
          } else if (value_priority_9 instanceof RegExp) {
            json += asString(value_priority_9.source)
          } else {
            json += asString(value_priority_9.toString())
          }
        } else {
          json += asString(value_priority_9)
        }
        
          }

          const value_dueDate_10 = obj["dueDate"]
          if (value_dueDate_10 !== undefined) {
            json += addComma_0 ? ",\"dueDate\":" : ((addComma_0 = true), "{\"dueDate\":")
            
          if (value_dueDate_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_dueDate_10 === "string" ||
            value_dueDate_10 === null ||
            value_dueDate_10 instanceof Date ||
            value_dueDate_10 instanceof RegExp ||
            (
              typeof value_dueDate_10 === "object" &&
              typeof value_dueDate_10.toString === "function" &&
              value_dueDate_10.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_dueDate_10)
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/dueDate' does not match schema definition.")
  
          }

          const value_contactId_11 = obj["contactId"]
          if (value_contactId_11 !== undefined) {
            json += addComma_0 ? ",\"contactId\":" : ((addComma_0 = true), "{\"contactId\":")
            
          if (value_contactId_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_contactId_11 === "string" ||
            value_contactId_11 === null ||
            value_contactId_11 instanceof Date ||
            value_contactId_11 instanceof RegExp ||
            (
              typeof value_contactId_11 === "object" &&
              typeof value_contactId_11.toString === "function" &&
              value_contactId_11.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_contactId_11 !== 'string') {
          if (value_contactId_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactId_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactId_11.toISOString() + JSON_STR_QUOTE
          } else if (value_contactId_11 instanceof RegExp) {
            json += asString(value_contactId_11.source)
          } else {
            json += asString(value_contactId_11.toString())
          }
        } else {
          json += asString(value_contactId_11)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/contactId' does not match schema definition.")
  
          }

          const value_contactName_12 = obj["contactName"]
          if (value_contactName_12 !== undefined) {
            json += addComma_0 ? ",\"contactName\":" : ((addComma_0 = true), "{\"contactName\":")
            
          if (value_contactName_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_contactName_12 === "string" ||
            value_contactName_12 === null ||
            value_contactName_12 instanceof Date ||
            value_contactName_12 instanceof RegExp ||
            (
              typeof value_contactName_12 === "object" &&
              typeof value_contactName_12.toString === "function" &&
              value_contactName_12.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_contactName_12 !== 'string') {
          if (value_contactName_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactName_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactName_12.toISOString() + JSON_STR_QUOTE
          } else if (value_contactName_12 instanceof RegExp) {
            json += asString(value_contactName_12.source)
          } else {
            json += asString(value_contactName_12.toString())
          }
        } else {
          json += asString(value_contactName_12)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/contactName' does not match schema definition.")
  
          }

          const value_companyId_13 = obj["companyId"]
          if (value_companyId_13 !== undefined) {
            json += addComma_0 ? ",\"companyId\":" : ((addComma_0 = true), "{\"companyId\":")
            
          if (value_companyId_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyId_13 === "string" ||
            value_companyId_13 === null ||
            value_companyId_13 instanceof Date ||
            value_companyId_13 instanceof RegExp ||
            (
              typeof value_companyId_13 === "object" &&
              typeof value_companyId_13.toString === "function" &&
              value_companyId_13.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyId_13 !== 'string') {
          if (value_companyId_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyId_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyId_13.toISOString() + JSON_STR_QUOTE
          } else if (value_companyId_13 instanceof RegExp) {
            json += asString(value_companyId_13.source)
          } else {
            json += asString(value_companyId_13.toString())
          }
        } else {
          json += asString(value_companyId_13)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/companyId' does not match schema definition.")
  
          }

          const value_companyName_14 = obj["companyName"]
          if (value_companyName_14 !== undefined) {
            json += addComma_0 ? ",\"companyName\":" : ((addComma_0 = true), "{\"companyName\":")
            
          if (value_companyName_14 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyName_14 === "string" ||
            value_companyName_14 === null ||
            value_companyName_14 instanceof Date ||
            value_companyName_14 instanceof RegExp ||
            (
              typeof value_companyName_14 === "object" &&
              typeof value_companyName_14.toString === "function" &&
              value_companyName_14.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyName_14 !== 'string') {
          if (value_companyName_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyName_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyName_14.toISOString() + JSON_STR_QUOTE
          } else if (value_companyName_14 instanceof RegExp) {
            json += asString(value_companyName_14.source)
          } else {
            json += asString(value_companyName_14.toString())
          }
        } else {
          json += asString(value_companyName_14)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/companyName' does not match schema definition.")
  
          }

          const value_dealId_15 = obj["dealId"]
          if (value_dealId_15 !== undefined) {
            json += addComma_0 ? ",\"dealId\":" : ((addComma_0 = true), "{\"dealId\":")
            
          if (value_dealId_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_dealId_15 === "string" ||
            value_dealId_15 === null ||
            value_dealId_15 instanceof Date ||
            value_dealId_15 instanceof RegExp ||
            (
              typeof value_dealId_15 === "object" &&
              typeof value_dealId_15.toString === "function" &&
              value_dealId_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_dealId_15 !== 'string') {
          if (value_dealId_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_dealId_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_dealId_15.toISOString() + JSON_STR_QUOTE
          } else if (value_dealId_15 instanceof RegExp) {
            json += asString(value_dealId_15.source)
          } else {
            json += asString(value_dealId_15.toString())
          }
        } else {
          json += asString(value_dealId_15)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/dealId' does not match schema definition.")
  
          }

          const value_dealName_16 = obj["dealName"]
          if (value_dealName_16 !== undefined) {
            json += addComma_0 ? ",\"dealName\":" : ((addComma_0 = true), "{\"dealName\":")
            
          if (value_dealName_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_dealName_16 === "string" ||
            value_dealName_16 === null ||
            value_dealName_16 instanceof Date ||
            value_dealName_16 instanceof RegExp ||
            (
              typeof value_dealName_16 === "object" &&
              typeof value_dealName_16.toString === "function" &&
              value_dealName_16.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_dealName_16 !== 'string') {
          if (value_dealName_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_dealName_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_dealName_16.toISOString() + JSON_STR_QUOTE
          } else if (value_dealName_16 instanceof RegExp) {
            json += asString(value_dealName_16.source)
          } else {
            json += asString(value_dealName_16.toString())
          }
        } else {
          json += asString(value_dealName_16)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/dealName' does not match schema definition.")
  
          }

          const value_ownerId_17 = obj["ownerId"]
          if (value_ownerId_17 !== undefined) {
            json += addComma_0 ? ",\"ownerId\":" : ((addComma_0 = true), "{\"ownerId\":")
            
          if (value_ownerId_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_17 === "string" ||
            value_ownerId_17 === null ||
            value_ownerId_17 instanceof Date ||
            value_ownerId_17 instanceof RegExp ||
            (
              typeof value_ownerId_17 === "object" &&
              typeof value_ownerId_17.toString === "function" &&
              value_ownerId_17.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_17 !== 'string') {
          if (value_ownerId_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_17.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_17 instanceof RegExp) {
            json += asString(value_ownerId_17.source)
          } else {
            json += asString(value_ownerId_17.toString())
          }
        } else {
          json += asString(value_ownerId_17)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/ownerId' does not match schema definition.")
  
          }

          const value_ownerName_18 = obj["ownerName"]
          if (value_ownerName_18 !== undefined) {
            json += addComma_0 ? ",\"ownerName\":" : ((addComma_0 = true), "{\"ownerName\":")
            
          if (value_ownerName_18 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerName_18 === "string" ||
            value_ownerName_18 === null ||
            value_ownerName_18 instanceof Date ||
            value_ownerName_18 instanceof RegExp ||
            (
              typeof value_ownerName_18 === "object" &&
              typeof value_ownerName_18.toString === "function" &&
              value_ownerName_18.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerName_18 !== 'string') {
          if (value_ownerName_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerName_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerName_18.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerName_18 instanceof RegExp) {
            json += asString(value_ownerName_18.source)
          } else {
            json += asString(value_ownerName_18.toString())
          }
        } else {
          json += asString(value_ownerName_18)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/ownerName' does not match schema definition.")
  
          }

          const value_custom_19 = obj["custom"]
          if (value_custom_19 !== undefined) {
            json += addComma_0 ? ",\"custom\":" : ((addComma_0 = true), "{\"custom\":")
            json += anonymous1(value_custom_19)
          }

          const value_createdAt_21 = obj["createdAt"]
          if (value_createdAt_21 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_21)
          }

          const value_updatedAt_22 = obj["updatedAt"]
          if (value_updatedAt_22 !== undefined) {
            json += addComma_0 ? ",\"updatedAt\":" : ((addComma_0 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_22)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeActivityResponseItems = writeList(writeActivityResponse)

const writeActivityHistoryEntry = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "ActivityHistoryEntry#/properties/actor"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_8 = false

          const value_type_9 = obj["type"]
          if (value_type_9 !== undefined) {
            json += addComma_8 ? ",\"type\":" : ((addComma_8 = true), "{\"type\":")
            
        if (typeof value_type_9 !== 'string') {
          if (value_type_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_9.toISOString() + JSON_STR_QUOTE
          } else if (value_type_9 instanceof RegExp) {
            json += asString(value_type_9.source)
          } else {
            json += asString(value_type_9.toString())
          }
        } else {
          json += asString(value_type_9)
        }
        
          }

          const value_id_10 = obj["id"]
          if (value_id_10 !== undefined) {
            json += addComma_8 ? ",\"id\":" : ((addComma_8 = true), "{\"id\":")
            
          if (value_id_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_10 === "string" ||
            value_id_10 === null ||
            value_id_10 instanceof Date ||
            value_id_10 instanceof RegExp ||
            (
              typeof value_id_10 === "object" &&
              typeof value_id_10.toString === "function" &&
              value_id_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_10 !== 'string') {
          if (value_id_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_10.toISOString() + JSON_STR_QUOTE
          } else if (value_id_10 instanceof RegExp) {
            json += asString(value_id_10.source)
          } else {
            json += asString(value_id_10.toString())
          }
        } else {
          json += asString(value_id_10)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityHistoryEntry#/properties/actor/properties/id' does not match schema definition.")
  
          }

          const value_name_11 = obj["name"]
          if (value_name_11 !== undefined) {
            json += addComma_8 ? ",\"name\":" : ((addComma_8 = true), "{\"name\":")
            
        if (typeof value_name_11 !== 'string') {
          if (value_name_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_11.toISOString() + JSON_STR_QUOTE
          } else if (value_name_11 instanceof RegExp) {
            json += asString(value_name_11.source)
          } else {
            json += asString(value_name_11.toString())
          }
        } else {
          json += asString(value_name_11)
        }
        
          }
if (!addComma_8) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous2 (obj) {
      // "ActivityHistoryEntry#/properties/changedProperties"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ActivityHistoryEntry#/properties/changedProperties' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "ActivityHistoryEntry#/properties/previous"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_15 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_15 ? JSON_STR_COMMA : ((addComma_15 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_15) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ActivityChangeData#/properties/custom"
      function anonymous5 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_37 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_37 ? JSON_STR_COMMA : ((addComma_37 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_37) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ActivityChangeData#"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_17 = false

          const value_id_18 = obj["id"]
          if (value_id_18 !== undefined) {
            json += addComma_17 ? ",\"id\":" : ((addComma_17 = true), "{\"id\":")
            
        if (typeof value_id_18 !== 'string') {
          if (value_id_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_18.toISOString() + JSON_STR_QUOTE
          } else if (value_id_18 instanceof RegExp) {
            json += asString(value_id_18.source)
          } else {
            json += asString(value_id_18.toString())
          }
        } else {
          json += asString(value_id_18)
        }
        
          }

          const value_tenantId_19 = obj["tenantId"]
          if (value_tenantId_19 !== undefined) {
            json += addComma_17 ? ",\"tenantId\":" : ((addComma_17 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_19 !== 'string') {
          if (value_tenantId_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_19.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_19 instanceof RegExp) {
            json += asString(value_tenantId_19.source)
          } else {
            json += asString(value_tenantId_19.toString())
          }
        } else {
          json += asString(value_tenantId_19)
        }
        
          }

          const value_activityType_20 = obj["activityType"]
          if (value_activityType_20 !== undefined) {
            json += addComma_17 ? ",\"activityType\":" : ((addComma_17 = true), "{\"activityType\":")
            
        if (typeof value_activityType_20 !== 'string') {
          if (value_activityType_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_activityType_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_activityType_20.toISOString() + JSON_STR_QUOTE
          } else if (value_activityType_20 instanceof RegExp) {
            json += asString(value_activityType_20.source)
          } else {
            json += asString(value_activityType_20.toString())
          }
        } else {
          json += asString(value_activityType_20)
        }
        
          }

          const value_subject_21 = obj["subject"]
          if (value_subject_21 !== undefined) {
            json += addComma_17 ? ",\"subject\":" : ((addComma_17 = true), "{\"subject\":")
            
        if (typeof value_subject_21 !== 'string') {
          if (value_subject_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_subject_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_subject_21.toISOString() + JSON_STR_QUOTE
          } else if (value_subject_21 instanceof RegExp) {
            json += asString(value_subject_21.source)
          } else {
            json += asString(value_subject_21.toString())
          }
        } else {
          json += asString(value_subject_21)
        }
        
          }

          const value_body_22 = obj["body"]
          if (value_body_22 !== undefined) {
            json += addComma_17 ? ",\"body\":" : ((addComma_17 = true), "{\"body\":")
            
          if (value_body_22 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_body_22 === "string" ||
            value_body_22 === null ||
            value_body_22 instanceof Date ||
            value_body_22 instanceof RegExp ||
            (
              typeof value_body_22 === "object" &&
              typeof value_body_22.toString === "function" &&
              value_body_22.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_body_22 !== 'string') {
          if (value_body_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_body_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_body_22.toISOString() + JSON_STR_QUOTE
          } else if (value_body_22 instanceof RegExp) {
            json += asString(value_body_22.source)
          } else {
            json += asString(value_body_22.toString())
          }
        } else {
          json += asString(value_body_22)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityChangeData#/properties/body' does not match schema definition.")
  
          }

          const value_scheduledAt_23 = obj["scheduledAt"]
          if (value_scheduledAt_23 !== undefined) {
            json += addComma_17 ? ",\"scheduledAt\":" : ((addComma_17 = true), "{\"scheduledAt\":")
            
          if (value_scheduledAt_23 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_scheduledAt_23 === "string" ||
            value_scheduledAt_23 === null ||
            value_scheduledAt_23 instanceof Date ||
            value_scheduledAt_23 instanceof RegExp ||
            (
              typeof value_scheduledAt_23 === "object" &&
              typeof value_scheduledAt_23.toString === "function" &&
              value_scheduledAt_23.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_scheduledAt_23)
          }
        
    else throw new TypeError("The value of 'ActivityChangeData#/properties/scheduledAt' does not match schema definition.")
  
          }

          const value_completedAt_24 = obj["completedAt"]
          if (value_completedAt_24 !== undefined) {
            json += addComma_17 ? ",\"completedAt\":" : ((addComma_17 = true), "{\"completedAt\":")
            
          if (value_completedAt_24 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_completedAt_24 === "string" ||
            value_completedAt_24 === null ||
            value_completedAt_24 instanceof Date ||
            value_completedAt_24 instanceof RegExp ||
            (
              typeof value_completedAt_24 === "object" &&
              typeof value_completedAt_24.toString === "function" &&
              value_completedAt_24.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_completedAt_24)
          }
        
    else throw new TypeError("The value of 'ActivityChangeData#/properties/completedAt' does not match schema definition.")
  
          }

          const value_status_25 = obj["status"]
          if (value_status_25 !== undefined) {
            json += addComma_17 ? ",\"status\":" : ((addComma_17 = true), "{\"status\":")
            
        if (typeof value_status_25 !== 'string') {
          if (value_status_25 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_25 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_25.toISOString() + JSON_STR_QUOTE
          } else if (value_status_25 instanceof RegExp) {
            json += asString(value_status_25.source)
          } else {
            json += asString(value_status_25.toString())
          }
        } else {
          json += asString(value_status_25)
        }
        
          }

          const value_priority_26 = obj["priority"]
          if (value_priority_26 !== undefined) {
            json += addComma_17 ? ",\"priority\":" : ((addComma_17 = true), "{\"priority\":")
            
        if (typeof value_priority_26 !== 'string') {
          if (value_priority_26 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_priority_26 instanceof Date) {
            json += JSON_STR_QUOTE + value_priority_26.toISOString() + JSON_STR_QUOTE
          } else if (value_priority_26 instanceof RegExp) {
            json += asString(value_priority_26.source)
          } else {
            json += asString(value_priority_26.toString())
          }
        } else {
          json += asString(value_priority_26)
        }
        
          }

          const value_dueDate_27 = obj["dueDate"]
          if (value_dueDate_27 !== undefined) {
            json += addComma_17 ? ",\"dueDate\":" : ((addComma_17 = true), "{\"dueDate\":")
            
          if (value_dueDate_27 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_dueDate_27 === "string" ||
            value_dueDate_27 === null ||
            value_dueDate_27 instanceof Date ||
            value_dueDate_27 instanceof RegExp ||
            (
              typeof value_dueDate_27 === "object" &&
              typeof value_dueDate_27.toString === "function" &&
              value_dueDate_27.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_dueDate_27)
          }
        
    else throw new TypeError("The value of 'ActivityChangeData#/properties/dueDate' does not match schema definition.")
  
          }

          const value_contactId_28 = obj["contactId"]
          if (value_contactId_28 !== undefined) {
            json += addComma_17 ? ",\"contactId\":" : ((addComma_17 = true), "{\"contactId\":")
            
          if (value_contactId_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_contactId_28 === "string" ||
            value_contactId_28 === null ||
            value_contactId_28 instanceof Date ||
            value_contactId_28 instanceof RegExp ||
            (
              typeof value_contactId_28 === "object" &&
              typeof value_contactId_28.toString === "function" &&
              value_contactId_28.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_contactId_28 !== 'string') {
          if (value_contactId_28 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactId_28 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactId_28.toISOString() + JSON_STR_QUOTE
          } else if (value_contactId_28 instanceof RegExp) {
            json += asString(value_contactId_28.source)
          } else {
            json += asString(value_contactId_28.toString())
          }
        } else {
          json += asString(value_contactId_28)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityChangeData#/properties/contactId' does not match schema definition.")
  
          }

          const value_contactName_29 = obj["contactName"]
          if (value_contactName_29 !== undefined) {
            json += addComma_17 ? ",\"contactName\":" : ((addComma_17 = true), "{\"contactName\":")
            
          if (value_contactName_29 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_contactName_29 === "string" ||
            value_contactName_29 === null ||
            value_contactName_29 instanceof Date ||
            value_contactName_29 instanceof RegExp ||
            (
              typeof value_contactName_29 === "object" &&
              typeof value_contactName_29.toString === "function" &&
              value_contactName_29.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_contactName_29 !== 'string') {
          if (value_contactName_29 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactName_29 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactName_29.toISOString() + JSON_STR_QUOTE
          } else if (value_contactName_29 instanceof RegExp) {
            json += asString(value_contactName_29.source)
          } else {
            json += asString(value_contactName_29.toString())
          }
        } else {
          json += asString(value_contactName_29)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityChangeData#/properties/contactName' does not match schema definition.")
  
          }

          const value_companyId_30 = obj["companyId"]
          if (value_companyId_30 !== undefined) {
            json += addComma_17 ? ",\"companyId\":" : ((addComma_17 = true), "{\"companyId\":")
            
          if (value_companyId_30 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyId_30 === "string" ||
            value_companyId_30 === null ||
            value_companyId_30 instanceof Date ||
            value_companyId_30 instanceof RegExp ||
            (
              typeof value_companyId_30 === "object" &&
              typeof value_companyId_30.toString === "function" &&
              value_companyId_30.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyId_30 !== 'string') {
          if (value_companyId_30 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyId_30 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyId_30.toISOString() + JSON_STR_QUOTE
          } else if (value_companyId_30 instanceof RegExp) {
            json += asString(value_companyId_30.source)
          } else {
            json += asString(value_companyId_30.toString())
          }
        } else {
          json += asString(value_companyId_30)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityChangeData#/properties/companyId' does not match schema definition.")
  
          }

          const value_companyName_31 = obj["companyName"]
          if (value_companyName_31 !== undefined) {
            json += addComma_17 ? ",\"companyName\":" : ((addComma_17 = true), "{\"companyName\":")
            
          if (value_companyName_31 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyName_31 === "string" ||
            value_companyName_31 === null ||
            value_companyName_31 instanceof Date ||
            value_companyName_31 instanceof RegExp ||
            (
              typeof value_companyName_31 === "object" &&
              typeof value_companyName_31.toString === "function" &&
              value_companyName_31.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyName_31 !== 'string') {
          if (value_companyName_31 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyName_31 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyName_31.toISOString() + JSON_STR_QUOTE
          } else if (value_companyName_31 instanceof RegExp) {
            json += asString(value_companyName_31.source)
          } else {
            json += asString(value_companyName_31.toString())
          }
        } else {
          json += asString(value_companyName_31)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityChangeData#/properties/companyName' does not match schema definition.")
  
          }

          const value_dealId_32 = obj["dealId"]
          if (value_dealId_32 !== undefined) {
            json += addComma_17 ? ",\"dealId\":" : ((addComma_17 = true), "{\"dealId\":")
            
          if (value_dealId_32 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_dealId_32 === "string" ||
            value_dealId_32 === null ||
            value_dealId_32 instanceof Date ||
            value_dealId_32 instanceof RegExp ||
            (
              typeof value_dealId_32 === "object" &&
              typeof value_dealId_32.toString === "function" &&
              value_dealId_32.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_dealId_32 !== 'string') {
          if (value_dealId_32 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_dealId_32 instanceof Date) {
            json += JSON_STR_QUOTE + value_dealId_32.toISOString() + JSON_STR_QUOTE
          } else if (value_dealId_32 instanceof RegExp) {
            json += asString(value_dealId_32.source)
          } else {
            json += asString(value_dealId_32.toString())
          }
        } else {
          json += asString(value_dealId_32)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityChangeData#/properties/dealId' does not match schema definition.")
  
          }

          const value_dealName_33 = obj["dealName"]
          if (value_dealName_33 !== undefined) {
            json += addComma_17 ? ",\"dealName\":" : ((addComma_17 = true), "{\"dealName\":")
            
          if (value_dealName_33 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_dealName_33 === "string" ||
            value_dealName_33 === null ||
            value_dealName_33 instanceof Date ||
            value_dealName_33 instanceof RegExp ||
            (
              typeof value_dealName_33 === "object" &&
              typeof value_dealName_33.toString === "function" &&
              value_dealName_33.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_dealName_33 !== 'string') {
          if (value_dealName_33 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_dealName_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_dealName_33.toISOString() + JSON_STR_QUOTE
          } else if (value_dealName_33 instanceof RegExp) {
            json += asString(value_dealName_33.source)
          } else {
            json += asString(value_dealName_33.toString())
          }
        } else {
          json += asString(value_dealName_33)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityChangeData#/properties/dealName' does not match schema definition.")
  
          }

          const value_ownerId_34 = obj["ownerId"]
          if (value_ownerId_34 !== undefined) {
            json += addComma_17 ? ",\"ownerId\":" : ((addComma_17 = true), "{\"ownerId\":")
            
          if (value_ownerId_34 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_34 === "string" ||
            value_ownerId_34 === null ||
            value_ownerId_34 instanceof Date ||
            value_ownerId_34 instanceof RegExp ||
            (
              typeof value_ownerId_34 === "object" &&
              typeof value_ownerId_34.toString === "function" &&
              value_ownerId_34.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_34 !== 'string') {
          if (value_ownerId_34 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_34.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_34 instanceof RegExp) {
            json += asString(value_ownerId_34.source)
          } else {
            json += asString(value_ownerId_34.toString())
          }
        } else {
          json += asString(value_ownerId_34)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityChangeData#/properties/ownerId' does not match schema definition.")
  
          }

          const value_ownerName_35 = obj["ownerName"]
          if (value_ownerName_35 !== undefined) {
            json += addComma_17 ? ",\"ownerName\":" : ((addComma_17 = true), "{\"ownerName\":")
            
          if (value_ownerName_35 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerName_35 === "string" ||
            value_ownerName_35 === null ||
            value_ownerName_35 instanceof Date ||
            value_ownerName_35 instanceof RegExp ||
            (
              typeof value_ownerName_35 === "object" &&
              typeof value_ownerName_35.toString === "function" &&
              value_ownerName_35.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerName_35 !== 'string') {
          if (value_ownerName_35 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerName_35 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerName_35.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerName_35 instanceof RegExp) {
            json += asString(value_ownerName_35.source)
          } else {
            json += asString(value_ownerName_35.toString())
          }
        } else {
          json += asString(value_ownerName_35)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityChangeData#/properties/ownerName' does not match schema definition.")
  
          }

          const value_custom_36 = obj["custom"]
          if (value_custom_36 !== undefined) {
            json += addComma_17 ? ",\"custom\":" : ((addComma_17 = true), "{\"custom\":")
            json += anonymous5(value_custom_36)
          }

          const value_createdAt_38 = obj["createdAt"]
          if (value_createdAt_38 !== undefined) {
            json += addComma_17 ? ",\"createdAt\":" : ((addComma_17 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_38)
          }

          const value_updatedAt_39 = obj["updatedAt"]
          if (value_updatedAt_39 !== undefined) {
            json += addComma_17 ? ",\"updatedAt\":" : ((addComma_17 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_39)
          }

          const value_erasedAt_40 = obj["erasedAt"]
          if (value_erasedAt_40 !== undefined) {
            json += addComma_17 ? ",\"erasedAt\":" : ((addComma_17 = true), "{\"erasedAt\":")
            json += asDateTime(value_erasedAt_40)
          }
if (!addComma_17) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ActivityHistoryEntry#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_sequence_1 = obj["sequence"]
          if (value_sequence_1 !== undefined) {
            json += addComma_0 ? ",\"sequence\":" : ((addComma_0 = true), "{\"sequence\":")
            json += asInteger(value_sequence_1)
          }

          const value_entity_2 = obj["entity"]
          if (value_entity_2 !== undefined) {
            json += addComma_0 ? ",\"entity\":" : ((addComma_0 = true), "{\"entity\":")
            
        if (typeof value_entity_2 !== 'string') {
          if (value_entity_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_entity_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_entity_2.toISOString() + JSON_STR_QUOTE
          } else if (value_entity_2 instanceof RegExp) {
            json += asString(value_entity_2.source)
          } else {
            json += asString(value_entity_2.toString())
          }
        } else {
          json += asString(value_entity_2)
        }
        
          }

          const value_entityId_3 = obj["entityId"]
          if (value_entityId_3 !== undefined) {
            json += addComma_0 ? ",\"entityId\":" : ((addComma_0 = true), "{\"entityId\":")
            
        if (typeof value_entityId_3 !== 'string') {
          if (value_entityId_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_entityId_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_entityId_3.toISOString() + JSON_STR_QUOTE
          } else if (value_entityId_3 instanceof RegExp) {
            json += asString(value_entityId_3.source)
          } else {
            json += asString(value_entityId_3.toString())
          }
        } else {
          json += asString(value_entityId_3)
        }
        
          }

          const value_action_4 = obj["action"]
          if (value_action_4 !== undefined) {
            json += addComma_0 ? ",\"action\":" : ((addComma_0 = true), "{\"action\":")
            
        if (typeof value_action_4 !== 'string') {
          if (value_action_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_action_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_action_4.toISOString() + JSON_STR_QUOTE
          } else if (value_action_4 instanceof RegExp) {
            json += asString(value_action_4.source)
          } else {
            json += asString(value_action_4.toString())
          }
        } else {
          json += asString(value_action_4)
        }
        
          }

          const value_changedAt_5 = obj["changedAt"]
          if (value_changedAt_5 !== undefined) {
            json += addComma_0 ? ",\"changedAt\":" : ((addComma_0 = true), "{\"changedAt\":")
            json += asDateTime(value_changedAt_5)
          }

          const value_changeSet_6 = obj["changeSet"]
          if (value_changeSet_6 !== undefined) {
            json += addComma_0 ? ",\"changeSet\":" : ((addComma_0 = true), "{\"changeSet\":")
            
          if (value_changeSet_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_changeSet_6 === "string" ||
            value_changeSet_6 === null ||
            value_changeSet_6 instanceof Date ||
            value_changeSet_6 instanceof RegExp ||
            (
              typeof value_changeSet_6 === "object" &&
              typeof value_changeSet_6.toString === "function" &&
              value_changeSet_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_changeSet_6 !== 'string') {
          if (value_changeSet_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_changeSet_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_changeSet_6.toISOString() + JSON_STR_QUOTE
          } else if (value_changeSet_6 instanceof RegExp) {
            json += asString(value_changeSet_6.source)
          } else {
            json += asString(value_changeSet_6.toString())
          }
        } else {
          json += asString(value_changeSet_6)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityHistoryEntry#/properties/changeSet' does not match schema definition.")
  
          }

          const value_actor_7 = obj["actor"]
          if (value_actor_7 !== undefined) {
            json += addComma_0 ? ",\"actor\":" : ((addComma_0 = true), "{\"actor\":")
            
          if (value_actor_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if((typeof value_actor_7 === "object" && !Array.isArray(value_actor_7)) || value_actor_7 === null) {
            json += anonymous1(value_actor_7)
          }
        
    else throw new TypeError("The value of 'ActivityHistoryEntry#/properties/actor' does not match schema definition.")
  
          }

          const value_source_12 = obj["source"]
          if (value_source_12 !== undefined) {
            json += addComma_0 ? ",\"source\":" : ((addComma_0 = true), "{\"source\":")
            
        if (typeof value_source_12 !== 'string') {
          if (value_source_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_source_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_source_12.toISOString() + JSON_STR_QUOTE
          } else if (value_source_12 instanceof RegExp) {
            json += asString(value_source_12.source)
          } else {
            json += asString(value_source_12.toString())
          }
        } else {
          json += asString(value_source_12)
        }
        
          }

          const value_changedProperties_13 = obj["changedProperties"]
          if (value_changedProperties_13 !== undefined) {
            json += addComma_0 ? ",\"changedProperties\":" : ((addComma_0 = true), "{\"changedProperties\":")
            json += anonymous2(value_changedProperties_13)
          }

          const value_previous_14 = obj["previous"]
          if (value_previous_14 !== undefined) {
            json += addComma_0 ? ",\"previous\":" : ((addComma_0 = true), "{\"previous\":")
            json += anonymous3(value_previous_14)
          }

          const value_data_16 = obj["data"]
          if (value_data_16 !== undefined) {
            json += addComma_0 ? ",\"data\":" : ((addComma_0 = true), "{\"data\":")
            json += anonymous4(value_data_16)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeActivityHistoryEntryItems = writeList(writeActivityHistoryEntry)

const writeDeletedActivity = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "DeletedActivity#/properties/actor"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_4 = false

          const value_type_5 = obj["type"]
          if (value_type_5 !== undefined) {
            json += addComma_4 ? ",\"type\":" : ((addComma_4 = true), "{\"type\":")
            
        if (typeof value_type_5 !== 'string') {
          if (value_type_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_5.toISOString() + JSON_STR_QUOTE
          } else if (value_type_5 instanceof RegExp) {
            json += asString(value_type_5.source)
          } else {
            json += asString(value_type_5.toString())
          }
        } else {
          json += asString(value_type_5)
        }
        
          }

          const value_id_6 = obj["id"]
          if (value_id_6 !== undefined) {
            json += addComma_4 ? ",\"id\":" : ((addComma_4 = true), "{\"id\":")
            
          if (value_id_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_6 === "string" ||
            value_id_6 === null ||
            value_id_6 instanceof Date ||
            value_id_6 instanceof RegExp ||
            (
              typeof value_id_6 === "object" &&
              typeof value_id_6.toString === "function" &&
              value_id_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_6 !== 'string') {
          if (value_id_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
          } else if (value_id_6 instanceof RegExp) {
            json += asString(value_id_6.source)
          } else {
            json += asString(value_id_6.toString())
          }
        } else {
          json += asString(value_id_6)
        }
        
          }
        
    else throw new TypeError("The value of 'DeletedActivity#/properties/actor/properties/id' does not match schema definition.")
  
          }

          const value_name_7 = obj["name"]
          if (value_name_7 !== undefined) {
            json += addComma_4 ? ",\"name\":" : ((addComma_4 = true), "{\"name\":")
            
        if (typeof value_name_7 !== 'string') {
          if (value_name_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_7.toISOString() + JSON_STR_QUOTE
          } else if (value_name_7 instanceof RegExp) {
            json += asString(value_name_7.source)
          } else {
            json += asString(value_name_7.toString())
          }
        } else {
          json += asString(value_name_7)
        }
        
          }
if (!addComma_4) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ActivityResponse#/properties/custom"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_30 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_30 ? JSON_STR_COMMA : ((addComma_30 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_30) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ActivityResponse#"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_10 = false

          const value_id_11 = obj["id"]
          if (value_id_11 !== undefined) {
            json += addComma_10 ? ",\"id\":" : ((addComma_10 = true), "{\"id\":")
            
        if (typeof value_id_11 !== 'string') {
          if (value_id_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_11.toISOString() + JSON_STR_QUOTE
          } else if (value_id_11 instanceof RegExp) {
            json += asString(value_id_11.source)
          } else {
            json += asString(value_id_11.toString())
          }
        } else {
          json += asString(value_id_11)
        }
        
          }

          const value_tenantId_12 = obj["tenantId"]
          if (value_tenantId_12 !== undefined) {
            json += addComma_10 ? ",\"tenantId\":" : ((addComma_10 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_12 !== 'string') {
          if (value_tenantId_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_12.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_12 instanceof RegExp) {
            json += asString(value_tenantId_12.source)
          } else {
            json += asString(value_tenantId_12.toString())
          }
        } else {
          json += asString(value_tenantId_12)
        }
        
          }

          const value_activityType_13 = obj["activityType"]
          if (value_activityType_13 !== undefined) {
            json += addComma_10 ? ",\"activityType\":" : ((addComma_10 = true), "{\"activityType\":")
            
        if (typeof value_activityType_13 !== 'string') {
          if (value_activityType_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_activityType_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_activityType_13.toISOString() + JSON_STR_QUOTE
          } else if (value_activityType_13 instanceof RegExp) {
            json += asString(value_activityType_13.source)
          } else {
            json += asString(value_activityType_13.toString())
          }
        } else {
          json += asString(value_activityType_13)
        }
        
          }

          const value_subject_14 = obj["subject"]
          if (value_subject_14 !== undefined) {
            json += addComma_10 ? ",\"subject\":" : ((addComma_10 = true), "{\"subject\":")
            
        if (typeof value_subject_14 !== 'string') {
          if (value_subject_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_subject_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_subject_14.toISOString() + JSON_STR_QUOTE
          } else if (value_subject_14 instanceof RegExp) {
            json += asString(value_subject_14.source)
          } else {
            json += asString(value_subject_14.toString())
          }
        } else {
          json += asString(value_subject_14)
        }
        
          }

          const value_body_15 = obj["body"]
          if (value_body_15 !== undefined) {
            json += addComma_10 ? ",\"body\":" : ((addComma_10 = true), "{\"body\":")
            
          if (value_body_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_body_15 === "string" ||
            value_body_15 === null ||
            value_body_15 instanceof Date ||
            value_body_15 instanceof RegExp ||
            (
              typeof value_body_15 === "object" &&
              typeof value_body_15.toString === "function" &&
              value_body_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_body_15 !== 'string') {
          if (value_body_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_body_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_body_15.toISOString() + JSON_STR_QUOTE
          } else if (value_body_15 instanceof RegExp) {
            json += asString(value_body_15.source)
          } else {
            json += asString(value_body_15.toString())
          }
        } else {
          json += asString(value_body_15)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/body' does not match schema definition.")
  
          }

          const value_scheduledAt_16 = obj["scheduledAt"]
          if (value_scheduledAt_16 !== undefined) {
            json += addComma_10 ? ",\"scheduledAt\":" : ((addComma_10 = true), "{\"scheduledAt\":")
            
          if (value_scheduledAt_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_scheduledAt_16 === "string" ||
            value_scheduledAt_16 === null ||
            value_scheduledAt_16 instanceof Date ||
            value_scheduledAt_16 instanceof RegExp ||
            (
              typeof value_scheduledAt_16 === "object" &&
              typeof value_scheduledAt_16.toString === "function" &&
              value_scheduledAt_16.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_scheduledAt_16)
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/scheduledAt' does not match schema definition.")
  
          }

          const value_completedAt_17 = obj["completedAt"]
          if (value_completedAt_17 !== undefined) {
            json += addComma_10 ? ",\"completedAt\":" : ((addComma_10 = true), "{\"completedAt\":")
            
          if (value_completedAt_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_completedAt_17 === "string" ||
            value_completedAt_17 === null ||
            value_completedAt_17 instanceof Date ||
            value_completedAt_17 instanceof RegExp ||
            (
              typeof value_completedAt_17 === "object" &&
              typeof value_completedAt_17.toString === "function" &&
              value_completedAt_17.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_completedAt_17)
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/completedAt' does not match schema definition.")
  
          }

          const value_status_18 = obj["status"]
          if (value_status_18 !== undefined) {
            json += addComma_10 ? ",\"status\":" : ((addComma_10 = true), "{\"status\":")
            
        if (typeof value_status_18 !== 'string') {
          if (value_status_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_18.toISOString() + JSON_STR_QUOTE
          } else if (value_status_18 instanceof RegExp) {
            json += asString(value_status_18.source)
          } else {
            json += asString(value_status_18.toString())
          }
        } else {
          json += asString(value_status_18)
        }
        
          }

          const value_priority_19 = obj["priority"]
          if (value_priority_19 !== undefined) {
            json += addComma_10 ? ",\"priority\":" : ((addComma_10 = true), "{\"priority\":")
            
        if (typeof value_priority_19 !== 'string') {
          if (value_priority_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_priority_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_priority_19.toISOString() + JSON_STR_QUOTE
          } else if (value_priority_19 instanceof RegExp) {
            json += asString(value_priority_19.source)
          } else {
            json += asString(value_priority_19.toString())
          }
        } else {
          json += asString(value_priority_19)
        }
        
          }

          const value_dueDate_20 = obj["dueDate"]
          if (value_dueDate_20 !== undefined) {
            json += addComma_10 ? ",\"dueDate\":" : ((addComma_10 = true), "{\"dueDate\":")
            
          if (value_dueDate_20 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_dueDate_20 === "string" ||
            value_dueDate_20 === null ||
            value_dueDate_20 instanceof Date ||
            value_dueDate_20 instanceof RegExp ||
            (
              typeof value_dueDate_20 === "object" &&
              typeof value_dueDate_20.toString === "function" &&
              value_dueDate_20.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_dueDate_20)
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/dueDate' does not match schema definition.")
  
          }

          const value_contactId_21 = obj["contactId"]
          if (value_contactId_21 !== undefined) {
            json += addComma_10 ? ",\"contactId\":" : ((addComma_10 = true), "{\"contactId\":")
            
          if (value_contactId_21 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_contactId_21 === "string" ||
            value_contactId_21 === null ||
            value_contactId_21 instanceof Date ||
            value_contactId_21 instanceof RegExp ||
            (
              typeof value_contactId_21 === "object" &&
              typeof value_contactId_21.toString === "function" &&
              value_contactId_21.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_contactId_21 !== 'string') {
          if (value_contactId_21 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactId_21 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactId_21.toISOString() + JSON_STR_QUOTE
          } else if (value_contactId_21 instanceof RegExp) {
            json += asString(value_contactId_21.source)
          } else {
            json += asString(value_contactId_21.toString())
          }
        } else {
          json += asString(value_contactId_21)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/contactId' does not match schema definition.")
  
          }

          const value_contactName_22 = obj["contactName"]
          if (value_contactName_22 !== undefined) {
            json += addComma_10 ? ",\"contactName\":" : ((addComma_10 = true), "{\"contactName\":")
            
          if (value_contactName_22 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_contactName_22 === "string" ||
            value_contactName_22 === null ||
            value_contactName_22 instanceof Date ||
            value_contactName_22 instanceof RegExp ||
            (
              typeof value_contactName_22 === "object" &&
              typeof value_contactName_22.toString === "function" &&
              value_contactName_22.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_contactName_22 !== 'string') {
          if (value_contactName_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactName_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactName_22.toISOString() + JSON_STR_QUOTE
          } else if (value_contactName_22 instanceof RegExp) {
            json += asString(value_contactName_22.source)
          } else {
            json += asString(value_contactName_22.toString())
          }
        } else {
          json += asString(value_contactName_22)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/contactName' does not match schema definition.")
  
          }

          const value_companyId_23 = obj["companyId"]
          if (value_companyId_23 !== undefined) {
            json += addComma_10 ? ",\"companyId\":" : ((addComma_10 = true), "{\"companyId\":")
            
          if (value_companyId_23 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyId_23 === "string" ||
            value_companyId_23 === null ||
            value_companyId_23 instanceof Date ||
            value_companyId_23 instanceof RegExp ||
            (
              typeof value_companyId_23 === "object" &&
              typeof value_companyId_23.toString === "function" &&
              value_companyId_23.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyId_23 !== 'string') {
          if (value_companyId_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyId_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyId_23.toISOString() + JSON_STR_QUOTE
          } else if (value_companyId_23 instanceof RegExp) {
            json += asString(value_companyId_23.source)
          } else {
            json += asString(value_companyId_23.toString())
          }
        } else {
          json += asString(value_companyId_23)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/companyId' does not match schema definition.")
  
          }

          const value_companyName_24 = obj["companyName"]
          if (value_companyName_24 !== undefined) {
            json += addComma_10 ? ",\"companyName\":" : ((addComma_10 = true), "{\"companyName\":")
            
          if (value_companyName_24 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyName_24 === "string" ||
            value_companyName_24 === null ||
            value_companyName_24 instanceof Date ||
            value_companyName_24 instanceof RegExp ||
            (
              typeof value_companyName_24 === "object" &&
              typeof value_companyName_24.toString === "function" &&
              value_companyName_24.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyName_24 !== 'string') {
          if (value_companyName_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyName_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyName_24.toISOString() + JSON_STR_QUOTE
          } else if (value_companyName_24 instanceof RegExp) {
            json += asString(value_companyName_24.source)
          } else {
            json += asString(value_companyName_24.toString())
          }
        } else {
          json += asString(value_companyName_24)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/companyName' does not match schema definition.")
  
          }

          const value_dealId_25 = obj["dealId"]
          if (value_dealId_25 !== undefined) {
            json += addComma_10 ? ",\"dealId\":" : ((addComma_10 = true), "{\"dealId\":")
            
          if (value_dealId_25 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_dealId_25 === "string" ||
            value_dealId_25 === null ||
            value_dealId_25 instanceof Date ||
            value_dealId_25 instanceof RegExp ||
            (
              typeof value_dealId_25 === "object" &&
              typeof value_dealId_25.toString === "function" &&
              value_dealId_25.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_dealId_25 !== 'string') {
          if (value_dealId_25 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_dealId_25 instanceof Date) {
            json += JSON_STR_QUOTE + value_dealId_25.toISOString() + JSON_STR_QUOTE
          } else if (value_dealId_25 instanceof RegExp) {
            json += asString(value_dealId_25.source)
          } else {
            json += asString(value_dealId_25.toString())
          }
        } else {
          json += asString(value_dealId_25)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/dealId' does not match schema definition.")
  
          }

          const value_dealName_26 = obj["dealName"]
          if (value_dealName_26 !== undefined) {
            json += addComma_10 ? ",\"dealName\":" : ((addComma_10 = true), "{\"dealName\":")
            
          if (value_dealName_26 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_dealName_26 === "string" ||
            value_dealName_26 === null ||
            value_dealName_26 instanceof Date ||
            value_dealName_26 instanceof RegExp ||
            (
              typeof value_dealName_26 === "object" &&
              typeof value_dealName_26.toString === "function" &&
              value_dealName_26.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_dealName_26 !== 'string') {
          if (value_dealName_26 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_dealName_26 instanceof Date) {
            json += JSON_STR_QUOTE + value_dealName_26.toISOString() + JSON_STR_QUOTE
          } else if (value_dealName_26 instanceof RegExp) {
            json += asString(value_dealName_26.source)
          } else {
            json += asString(value_dealName_26.toString())
          }
        } else {
          json += asString(value_dealName_26)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/dealName' does not match schema definition.")
  
          }

          const value_ownerId_27 = obj["ownerId"]
          if (value_ownerId_27 !== undefined) {
            json += addComma_10 ? ",\"ownerId\":" : ((addComma_10 = true), "{\"ownerId\":")
            
          if (value_ownerId_27 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_27 === "string" ||
            value_ownerId_27 === null ||
            value_ownerId_27 instanceof Date ||
            value_ownerId_27 instanceof RegExp ||
            (
              typeof value_ownerId_27 === "object" &&
              typeof value_ownerId_27.toString === "function" &&
              value_ownerId_27.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_27 !== 'string') {
          if (value_ownerId_27 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_27 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_27.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_27 instanceof RegExp) {
            json += asString(value_ownerId_27.source)
          } else {
            json += asString(value_ownerId_27.toString())
          }
        } else {
          json += asString(value_ownerId_27)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/ownerId' does not match schema definition.")
  
          }

          const value_ownerName_28 = obj["ownerName"]
          if (value_ownerName_28 !== undefined) {
            json += addComma_10 ? ",\"ownerName\":" : ((addComma_10 = true), "{\"ownerName\":")
            
          if (value_ownerName_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerName_28 === "string" ||
            value_ownerName_28 === null ||
            value_ownerName_28 instanceof Date ||
            value_ownerName_28 instanceof RegExp ||
            (
              typeof value_ownerName_28 === "object" &&
              typeof value_ownerName_28.toString === "function" &&
              value_ownerName_28.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerName_28 !== 'string') {
          if (value_ownerName_28 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerName_28 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerName_28.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerName_28 instanceof RegExp) {
            json += asString(value_ownerName_28.source)
          } else {
            json += asString(value_ownerName_28.toString())
          }
        } else {
          json += asString(value_ownerName_28)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/ownerName' does not match schema definition.")
  
          }

          const value_custom_29 = obj["custom"]
          if (value_custom_29 !== undefined) {
            json += addComma_10 ? ",\"custom\":" : ((addComma_10 = true), "{\"custom\":")
            json += anonymous3(value_custom_29)
          }

          const value_createdAt_31 = obj["createdAt"]
          if (value_createdAt_31 !== undefined) {
            json += addComma_10 ? ",\"createdAt\":" : ((addComma_10 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_31)
          }

          const value_updatedAt_32 = obj["updatedAt"]
          if (value_updatedAt_32 !== undefined) {
            json += addComma_10 ? ",\"updatedAt\":" : ((addComma_10 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_32)
          }
if (!addComma_10) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "DeletedActivity#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_deletedAt_2 = obj["deletedAt"]
          if (value_deletedAt_2 !== undefined) {
            json += addComma_0 ? ",\"deletedAt\":" : ((addComma_0 = true), "{\"deletedAt\":")
            json += asDateTime(value_deletedAt_2)
          }

          const value_actor_3 = obj["actor"]
          if (value_actor_3 !== undefined) {
            json += addComma_0 ? ",\"actor\":" : ((addComma_0 = true), "{\"actor\":")
            
          if (value_actor_3 === null) {
            json += JSON_STR_NULL
          }
          
          else if((typeof value_actor_3 === "object" && !Array.isArray(value_actor_3)) || value_actor_3 === null) {
            json += anonymous1(value_actor_3)
          }
        
    else throw new TypeError("The value of 'DeletedActivity#/properties/actor' does not match schema definition.")
  
          }

          const value_changeSet_8 = obj["changeSet"]
          if (value_changeSet_8 !== undefined) {
            json += addComma_0 ? ",\"changeSet\":" : ((addComma_0 = true), "{\"changeSet\":")
            
          if (value_changeSet_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_changeSet_8 === "string" ||
            value_changeSet_8 === null ||
            value_changeSet_8 instanceof Date ||
            value_changeSet_8 instanceof RegExp ||
            (
              typeof value_changeSet_8 === "object" &&
              typeof value_changeSet_8.toString === "function" &&
              value_changeSet_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_changeSet_8 !== 'string') {
          if (value_changeSet_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_changeSet_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_changeSet_8.toISOString() + JSON_STR_QUOTE
          } else if (value_changeSet_8 instanceof RegExp) {
            json += asString(value_changeSet_8.source)
          } else {
            json += asString(value_changeSet_8.toString())
          }
        } else {
          json += asString(value_changeSet_8)
        }
        
          }
        
    else throw new TypeError("The value of 'DeletedActivity#/properties/changeSet' does not match schema definition.")
  
          }

          const value_data_9 = obj["data"]
          if (value_data_9 !== undefined) {
            json += addComma_0 ? ",\"data\":" : ((addComma_0 = true), "{\"data\":")
            json += anonymous2(value_data_9)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeDeletedActivityItems = writeList(writeDeletedActivity)

const writePipelineResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "StageResponse#"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_6 = false

          const value_id_7 = obj["id"]
          if (value_id_7 !== undefined) {
            json += addComma_6 ? ",\"id\":" : ((addComma_6 = true), "{\"id\":")
            
        if (typeof value_id_7 !== 'string') {
          if (value_id_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_7.toISOString() + JSON_STR_QUOTE
          } else if (value_id_7 instanceof RegExp) {
            json += asString(value_id_7.source)
          } else {
            json += asString(value_id_7.toString())
          }
        } else {
          json += asString(value_id_7)
        }
        
          }

          const value_tenantId_8 = obj["tenantId"]
          if (value_tenantId_8 !== undefined) {
            json += addComma_6 ? ",\"tenantId\":" : ((addComma_6 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_8 !== 'string') {
          if (value_tenantId_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_8.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_8 instanceof RegExp) {
            json += asString(value_tenantId_8.source)
          } else {
            json += asString(value_tenantId_8.toString())
          }
        } else {
          json += asString(value_tenantId_8)
        }
        
          }

          const value_pipelineId_9 = obj["pipelineId"]
          if (value_pipelineId_9 !== undefined) {
            json += addComma_6 ? ",\"pipelineId\":" : ((addComma_6 = true), "{\"pipelineId\":")
            
        if (typeof value_pipelineId_9 !== 'string') {
          if (value_pipelineId_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_pipelineId_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_pipelineId_9.toISOString() + JSON_STR_QUOTE
          } else if (value_pipelineId_9 instanceof RegExp) {
            json += asString(value_pipelineId_9.source)
          } else {
            json += asString(value_pipelineId_9.toString())
          }
        } else {
          json += asString(value_pipelineId_9)
        }
        
          }

          const value_name_10 = obj["name"]
          if (value_name_10 !== undefined) {
            json += addComma_6 ? ",\"name\":" : ((addComma_6 = true), "{\"name\":")
            
        if (typeof value_name_10 !== 'string') {
          if (value_name_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_10.toISOString() + JSON_STR_QUOTE
          } else if (value_name_10 instanceof RegExp) {
            json += asString(value_name_10.source)
          } else {
            json += asString(value_name_10.toString())
          }
        } else {
          json += asString(value_name_10)
        }
        
          }

          const value_position_11 = obj["position"]
          if (value_position_11 !== undefined) {
            json += addComma_6 ? ",\"position\":" : ((addComma_6 = true), "{\"position\":")
            json += asInteger(value_position_11)
          }

          const value_probability_12 = obj["probability"]
          if (value_probability_12 !== undefined) {
            json += addComma_6 ? ",\"probability\":" : ((addComma_6 = true), "{\"probability\":")
            json += asInteger(value_probability_12)
          }

          const value_createdAt_13 = obj["createdAt"]
          if (value_createdAt_13 !== undefined) {
            json += addComma_6 ? ",\"createdAt\":" : ((addComma_6 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_13)
          }

          const value_updatedAt_14 = obj["updatedAt"]
          if (value_updatedAt_14 !== undefined) {
            json += addComma_6 ? ",\"updatedAt\":" : ((addComma_6 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_14)
          }
if (!addComma_6) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "PipelineResponse#/properties/stages"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'PipelineResponse#/properties/stages' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "PipelineResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_tenantId_2 = obj["tenantId"]
          if (value_tenantId_2 !== undefined) {
            json += addComma_0 ? ",\"tenantId\":" : ((addComma_0 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_2 !== 'string') {
          if (value_tenantId_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_2.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_2 instanceof RegExp) {
            json += asString(value_tenantId_2.source)
          } else {
            json += asString(value_tenantId_2.toString())
          }
        } else {
          json += asString(value_tenantId_2)
        }
        
          }

          const value_name_3 = obj["name"]
          if (value_name_3 !== undefined) {
            json += addComma_0 ? ",\"name\":" : ((addComma_0 = true), "{\"name\":")
            
        if (typeof value_name_3 !== 'string') {
          if (value_name_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_3.toISOString() + JSON_STR_QUOTE
          } else if (value_name_3 instanceof RegExp) {
            json += asString(value_name_3.source)
          } else {
            json += asString(value_name_3.toString())
          }
        } else {
          json += asString(value_name_3)
        }
        
          }

          const value_isDefault_4 = obj["isDefault"]
          if (value_isDefault_4 !== undefined) {
            json += addComma_0 ? ",\"isDefault\":" : ((addComma_0 = true), "{\"isDefault\":")
            json += asBoolean(value_isDefault_4)
          }

          const value_stages_5 = obj["stages"]
          if (value_stages_5 !== undefined) {
            json += addComma_0 ? ",\"stages\":" : ((addComma_0 = true), "{\"stages\":")
            json += anonymous1(value_stages_5)
          }

          const value_createdAt_15 = obj["createdAt"]
          if (value_createdAt_15 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_15)
          }

          const value_updatedAt_16 = obj["updatedAt"]
          if (value_updatedAt_16 !== undefined) {
            json += addComma_0 ? ",\"updatedAt\":" : ((addComma_0 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_16)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writePipelineResponseItems = writeList(writePipelineResponse)

const writeStageResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "StageResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_tenantId_2 = obj["tenantId"]
          if (value_tenantId_2 !== undefined) {
            json += addComma_0 ? ",\"tenantId\":" : ((addComma_0 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_2 !== 'string') {
          if (value_tenantId_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_2.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_2 instanceof RegExp) {
            json += asString(value_tenantId_2.source)
          } else {
            json += asString(value_tenantId_2.toString())
          }
        } else {
          json += asString(value_tenantId_2)
        }
        
          }

          const value_pipelineId_3 = obj["pipelineId"]
          if (value_pipelineId_3 !== undefined) {
            json += addComma_0 ? ",\"pipelineId\":" : ((addComma_0 = true), "{\"pipelineId\":")
            
        if (typeof value_pipelineId_3 !== 'string') {
          if (value_pipelineId_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_pipelineId_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_pipelineId_3.toISOString() + JSON_STR_QUOTE
          } else if (value_pipelineId_3 instanceof RegExp) {
            json += asString(value_pipelineId_3.source)
          } else {
            json += asString(value_pipelineId_3.toString())
          }
        } else {
          json += asString(value_pipelineId_3)
        }
        
          }

          const value_name_4 = obj["name"]
          if (value_name_4 !== undefined) {
            json += addComma_0 ? ",\"name\":" : ((addComma_0 = true), "{\"name\":")
            
        if (typeof value_name_4 !== 'string') {
          if (value_name_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_4.toISOString() + JSON_STR_QUOTE
          } else if (value_name_4 instanceof RegExp) {
            json += asString(value_name_4.source)
          } else {
            json += asString(value_name_4.toString())
          }
        } else {
          json += asString(value_name_4)
        }
        
          }

          const value_position_5 = obj["position"]
          if (value_position_5 !== undefined) {
            json += addComma_0 ? ",\"position\":" : ((addComma_0 = true), "{\"position\":")
            json += asInteger(value_position_5)
          }

          const value_probability_6 = obj["probability"]
          if (value_probability_6 !== undefined) {
            json += addComma_0 ? ",\"probability\":" : ((addComma_0 = true), "{\"probability\":")
            json += asInteger(value_probability_6)
          }

          const value_createdAt_7 = obj["createdAt"]
          if (value_createdAt_7 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_7)
          }

          const value_updatedAt_8 = obj["updatedAt"]
          if (value_updatedAt_8 !== undefined) {
            json += addComma_0 ? ",\"updatedAt\":" : ((addComma_0 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_8)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeStageResponseItems = writeList(writeStageResponse)

const writePropertyResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "PropertyOption#"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_8 = false

          const value_value_9 = obj["value"]
          if (value_value_9 !== undefined) {
            json += addComma_8 ? ",\"value\":" : ((addComma_8 = true), "{\"value\":")
            
        if (typeof value_value_9 !== 'string') {
          if (value_value_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_value_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_value_9.toISOString() + JSON_STR_QUOTE
          } else if (value_value_9 instanceof RegExp) {
            json += asString(value_value_9.source)
          } else {
            json += asString(value_value_9.toString())
          }
        } else {
          json += asString(value_value_9)
        }
        
          }

          const value_label_10 = obj["label"]
          if (value_label_10 !== undefined) {
            json += addComma_8 ? ",\"label\":" : ((addComma_8 = true), "{\"label\":")
            
        if (typeof value_label_10 !== 'string') {
          if (value_label_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_label_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_label_10.toISOString() + JSON_STR_QUOTE
          } else if (value_label_10 instanceof RegExp) {
            json += asString(value_label_10.source)
          } else {
            json += asString(value_label_10.toString())
          }
        } else {
          json += asString(value_label_10)
        }
        
          }

          const value_isArchived_11 = obj["isArchived"]
          if (value_isArchived_11 !== undefined) {
            json += addComma_8 ? ",\"isArchived\":" : ((addComma_8 = true), "{\"isArchived\":")
            json += asBoolean(value_isArchived_11)
          }
if (!addComma_8) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "PropertyResponse#/properties/options"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'PropertyResponse#/properties/options' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "PropertyResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_entity_2 = obj["entity"]
          if (value_entity_2 !== undefined) {
            json += addComma_0 ? ",\"entity\":" : ((addComma_0 = true), "{\"entity\":")
            
        if (typeof value_entity_2 !== 'string') {
          if (value_entity_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_entity_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_entity_2.toISOString() + JSON_STR_QUOTE
          } else if (value_entity_2 instanceof RegExp) {
            json += asString(value_entity_2.source)
          } else {
            json += asString(value_entity_2.toString())
          }
        } else {
          json += asString(value_entity_2)
        }
        
          }

          const value_key_3 = obj["key"]
          if (value_key_3 !== undefined) {
            json += addComma_0 ? ",\"key\":" : ((addComma_0 = true), "{\"key\":")
            
        if (typeof value_key_3 !== 'string') {
          if (value_key_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_key_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_key_3.toISOString() + JSON_STR_QUOTE
          } else if (value_key_3 instanceof RegExp) {
            json += asString(value_key_3.source)
          } else {
            json += asString(value_key_3.toString())
          }
        } else {
          json += asString(value_key_3)
        }
        
          }

          const value_type_4 = obj["type"]
          if (value_type_4 !== undefined) {
            json += addComma_0 ? ",\"type\":" : ((addComma_0 = true), "{\"type\":")
            
        if (typeof value_type_4 !== 'string') {
          if (value_type_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_4.toISOString() + JSON_STR_QUOTE
          } else if (value_type_4 instanceof RegExp) {
            json += asString(value_type_4.source)
          } else {
            json += asString(value_type_4.toString())
          }
        } else {
          json += asString(value_type_4)
        }
        
          }

          const value_label_5 = obj["label"]
          if (value_label_5 !== undefined) {
            json += addComma_0 ? ",\"label\":" : ((addComma_0 = true), "{\"label\":")
            
        if (typeof value_label_5 !== 'string') {
          if (value_label_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_label_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_label_5.toISOString() + JSON_STR_QUOTE
          } else if (value_label_5 instanceof RegExp) {
            json += asString(value_label_5.source)
          } else {
            json += asString(value_label_5.toString())
          }
        } else {
          json += asString(value_label_5)
        }
        
          }

          const value_description_6 = obj["description"]
          if (value_description_6 !== undefined) {
            json += addComma_0 ? ",\"description\":" : ((addComma_0 = true), "{\"description\":")
            
          if (value_description_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_description_6 === "string" ||
            value_description_6 === null ||
            value_description_6 instanceof Date ||
            value_description_6 instanceof RegExp ||
            (
              typeof value_description_6 === "object" &&
              typeof value_description_6.toString === "function" &&
              value_description_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_description_6 !== 'string') {
          if (value_description_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_description_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_description_6.toISOString() + JSON_STR_QUOTE
          } else if (value_description_6 instanceof RegExp) {
            json += asString(value_description_6.source)
          } else {
            json += asString(value_description_6.toString())
          }
        } else {
          json += asString(value_description_6)
        }
        
          }
        
    else throw new TypeError("The value of 'PropertyResponse#/properties/description' does not match schema definition.")
  
          }

          const value_options_7 = obj["options"]
          if (value_options_7 !== undefined) {
            json += addComma_0 ? ",\"options\":" : ((addComma_0 = true), "{\"options\":")
            
          if (value_options_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Array.isArray(value_options_7)) {
            json += anonymous1(value_options_7)
          }
        
    else throw new TypeError("The value of 'PropertyResponse#/properties/options' does not match schema definition.")
  
          }

          const value_isUnique_12 = obj["isUnique"]
          if (value_isUnique_12 !== undefined) {
            json += addComma_0 ? ",\"isUnique\":" : ((addComma_0 = true), "{\"isUnique\":")
            json += asBoolean(value_isUnique_12)
          }

          const value_isArchived_13 = obj["isArchived"]
          if (value_isArchived_13 !== undefined) {
            json += addComma_0 ? ",\"isArchived\":" : ((addComma_0 = true), "{\"isArchived\":")
            json += asBoolean(value_isArchived_13)
          }

          const value_position_14 = obj["position"]
          if (value_position_14 !== undefined) {
            json += addComma_0 ? ",\"position\":" : ((addComma_0 = true), "{\"position\":")
            json += asInteger(value_position_14)
          }

          const value_createdAt_15 = obj["createdAt"]
          if (value_createdAt_15 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_15)
          }

          const value_updatedAt_16 = obj["updatedAt"]
          if (value_updatedAt_16 !== undefined) {
            json += addComma_0 ? ",\"updatedAt\":" : ((addComma_0 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_16)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writePropertyResponseItems = writeList(writePropertyResponse)

const writePropertyUpdatedResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    function main (input) {
      let json = ''
      json += JSON.stringify(input)
      return json
    }
    
    return main
    
}(validator, serializer)
return module.exports
})()

const writePropertyDeletedResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    function main (input) {
      let json = ''
      json += JSON.stringify(input)
      return json
    }
    
    return main
    
}(validator, serializer)
return module.exports
})()

const writeUserResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "UserResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_tenantId_2 = obj["tenantId"]
          if (value_tenantId_2 !== undefined) {
            json += addComma_0 ? ",\"tenantId\":" : ((addComma_0 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_2 !== 'string') {
          if (value_tenantId_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_2.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_2 instanceof RegExp) {
            json += asString(value_tenantId_2.source)
          } else {
            json += asString(value_tenantId_2.toString())
          }
        } else {
          json += asString(value_tenantId_2)
        }
        
          }

          const value_email_3 = obj["email"]
          if (value_email_3 !== undefined) {
            json += addComma_0 ? ",\"email\":" : ((addComma_0 = true), "{\"email\":")
            
        if (typeof value_email_3 !== 'string') {
          if (value_email_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_3.toISOString() + JSON_STR_QUOTE
          } else if (value_email_3 instanceof RegExp) {
            json += asString(value_email_3.source)
          } else {
            json += asString(value_email_3.toString())
          }
        } else {
          json += asString(value_email_3)
        }
        
          }

          const value_name_4 = obj["name"]
          if (value_name_4 !== undefined) {
            json += addComma_0 ? ",\"name\":" : ((addComma_0 = true), "{\"name\":")
            
        if (typeof value_name_4 !== 'string') {
          if (value_name_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_4.toISOString() + JSON_STR_QUOTE
          } else if (value_name_4 instanceof RegExp) {
            json += asString(value_name_4.source)
          } else {
            json += asString(value_name_4.toString())
          }
        } else {
          json += asString(value_name_4)
        }
        
          }

          const value_role_5 = obj["role"]
          if (value_role_5 !== undefined) {
            json += addComma_0 ? ",\"role\":" : ((addComma_0 = true), "{\"role\":")
            
        if (typeof value_role_5 !== 'string') {
          if (value_role_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_role_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_role_5.toISOString() + JSON_STR_QUOTE
          } else if (value_role_5 instanceof RegExp) {
            json += asString(value_role_5.source)
          } else {
            json += asString(value_role_5.toString())
          }
        } else {
          json += asString(value_role_5)
        }
        
          }

          const value_isActive_6 = obj["isActive"]
          if (value_isActive_6 !== undefined) {
            json += addComma_0 ? ",\"isActive\":" : ((addComma_0 = true), "{\"isActive\":")
            json += asBoolean(value_isActive_6)
          }

          const value_visibility_7 = obj["visibility"]
          if (value_visibility_7 !== undefined) {
            json += addComma_0 ? ",\"visibility\":" : ((addComma_0 = true), "{\"visibility\":")
            
        if (typeof value_visibility_7 !== 'string') {
          if (value_visibility_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_visibility_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_visibility_7.toISOString() + JSON_STR_QUOTE
          } else if (value_visibility_7 instanceof RegExp) {
            json += asString(value_visibility_7.source)
          } else {
            json += asString(value_visibility_7.toString())
          }
        } else {
          json += asString(value_visibility_7)
        }
        
          }

          const value_teamId_8 = obj["teamId"]
          if (value_teamId_8 !== undefined) {
            json += addComma_0 ? ",\"teamId\":" : ((addComma_0 = true), "{\"teamId\":")
            
          if (value_teamId_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_teamId_8 === "string" ||
            value_teamId_8 === null ||
            value_teamId_8 instanceof Date ||
            value_teamId_8 instanceof RegExp ||
            (
              typeof value_teamId_8 === "object" &&
              typeof value_teamId_8.toString === "function" &&
              value_teamId_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_teamId_8 !== 'string') {
          if (value_teamId_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_teamId_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_teamId_8.toISOString() + JSON_STR_QUOTE
          } else if (value_teamId_8 instanceof RegExp) {
            json += asString(value_teamId_8.source)
          } else {
            json += asString(value_teamId_8.toString())
          }
        } else {
          json += asString(value_teamId_8)
        }
        
          }
        
    else throw new TypeError("The value of 'UserResponse#/properties/teamId' does not match schema definition.")
  
          }

          const value_createdAt_9 = obj["createdAt"]
          if (value_createdAt_9 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_9)
          }

          const value_updatedAt_10 = obj["updatedAt"]
          if (value_updatedAt_10 !== undefined) {
            json += addComma_0 ? ",\"updatedAt\":" : ((addComma_0 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_10)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeUserResponseItems = writeList(writeUserResponse)

const writeTeamResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "TeamResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_name_2 = obj["name"]
          if (value_name_2 !== undefined) {
            json += addComma_0 ? ",\"name\":" : ((addComma_0 = true), "{\"name\":")
            
        if (typeof value_name_2 !== 'string') {
          if (value_name_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_2.toISOString() + JSON_STR_QUOTE
          } else if (value_name_2 instanceof RegExp) {
            json += asString(value_name_2.source)
          } else {
            json += asString(value_name_2.toString())
          }
        } else {
          json += asString(value_name_2)
        }
        
          }

          const value_createdAt_3 = obj["createdAt"]
          if (value_createdAt_3 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_3)
          }

          const value_updatedAt_4 = obj["updatedAt"]
          if (value_updatedAt_4 !== undefined) {
            json += addComma_0 ? ",\"updatedAt\":" : ((addComma_0 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_4)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeTeamResponseItems = writeList(writeTeamResponse)

const writeApiKeyResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "ApiKeyResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_keyPrefix_2 = obj["keyPrefix"]
          if (value_keyPrefix_2 !== undefined) {
            json += addComma_0 ? ",\"keyPrefix\":" : ((addComma_0 = true), "{\"keyPrefix\":")
            
        if (typeof value_keyPrefix_2 !== 'string') {
          if (value_keyPrefix_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_keyPrefix_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_keyPrefix_2.toISOString() + JSON_STR_QUOTE
          } else if (value_keyPrefix_2 instanceof RegExp) {
            json += asString(value_keyPrefix_2.source)
          } else {
            json += asString(value_keyPrefix_2.toString())
          }
        } else {
          json += asString(value_keyPrefix_2)
        }
        
          }

          const value_name_3 = obj["name"]
          if (value_name_3 !== undefined) {
            json += addComma_0 ? ",\"name\":" : ((addComma_0 = true), "{\"name\":")
            
        if (typeof value_name_3 !== 'string') {
          if (value_name_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_3.toISOString() + JSON_STR_QUOTE
          } else if (value_name_3 instanceof RegExp) {
            json += asString(value_name_3.source)
          } else {
            json += asString(value_name_3.toString())
          }
        } else {
          json += asString(value_name_3)
        }
        
          }

          const value_scopes_4 = obj["scopes"]
          if (value_scopes_4 !== undefined) {
            json += addComma_0 ? ",\"scopes\":" : ((addComma_0 = true), "{\"scopes\":")
            
        if (typeof value_scopes_4 !== 'string') {
          if (value_scopes_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_scopes_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_scopes_4.toISOString() + JSON_STR_QUOTE
          } else if (value_scopes_4 instanceof RegExp) {
            json += asString(value_scopes_4.source)
          } else {
            json += asString(value_scopes_4.toString())
          }
        } else {
          json += asString(value_scopes_4)
        }
        
          }

          const value_expiresAt_5 = obj["expiresAt"]
          if (value_expiresAt_5 !== undefined) {
            json += addComma_0 ? ",\"expiresAt\":" : ((addComma_0 = true), "{\"expiresAt\":")
            
          if (value_expiresAt_5 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_expiresAt_5 === "string" ||
            value_expiresAt_5 === null ||
            value_expiresAt_5 instanceof Date ||
            value_expiresAt_5 instanceof RegExp ||
            (
              typeof value_expiresAt_5 === "object" &&
              typeof value_expiresAt_5.toString === "function" &&
              value_expiresAt_5.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_expiresAt_5)
          }
        
    else throw new TypeError("The value of 'ApiKeyResponse#/properties/expiresAt' does not match schema definition.")
  
          }

          const value_lastUsedAt_6 = obj["lastUsedAt"]
          if (value_lastUsedAt_6 !== undefined) {
            json += addComma_0 ? ",\"lastUsedAt\":" : ((addComma_0 = true), "{\"lastUsedAt\":")
            
          if (value_lastUsedAt_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastUsedAt_6 === "string" ||
            value_lastUsedAt_6 === null ||
            value_lastUsedAt_6 instanceof Date ||
            value_lastUsedAt_6 instanceof RegExp ||
            (
              typeof value_lastUsedAt_6 === "object" &&
              typeof value_lastUsedAt_6.toString === "function" &&
              value_lastUsedAt_6.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastUsedAt_6)
          }
        
    else throw new TypeError("The value of 'ApiKeyResponse#/properties/lastUsedAt' does not match schema definition.")
  
          }

          const value_isActive_7 = obj["isActive"]
          if (value_isActive_7 !== undefined) {
            json += addComma_0 ? ",\"isActive\":" : ((addComma_0 = true), "{\"isActive\":")
            json += asBoolean(value_isActive_7)
          }

          const value_createdAt_8 = obj["createdAt"]
          if (value_createdAt_8 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_8)
          }

          const value_userId_9 = obj["userId"]
          if (value_userId_9 !== undefined) {
            json += addComma_0 ? ",\"userId\":" : ((addComma_0 = true), "{\"userId\":")
            
          if (value_userId_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_userId_9 === "string" ||
            value_userId_9 === null ||
            value_userId_9 instanceof Date ||
            value_userId_9 instanceof RegExp ||
            (
              typeof value_userId_9 === "object" &&
              typeof value_userId_9.toString === "function" &&
              value_userId_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_userId_9 !== 'string') {
          if (value_userId_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_userId_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_userId_9.toISOString() + JSON_STR_QUOTE
          } else if (value_userId_9 instanceof RegExp) {
            json += asString(value_userId_9.source)
          } else {
            json += asString(value_userId_9.toString())
          }
        } else {
          json += asString(value_userId_9)
        }
        
          }
        
    else throw new TypeError("The value of 'ApiKeyResponse#/properties/userId' does not match schema definition.")
  
          }

          const value_createdBy_10 = obj["createdBy"]
          if (value_createdBy_10 !== undefined) {
            json += addComma_0 ? ",\"createdBy\":" : ((addComma_0 = true), "{\"createdBy\":")
            
          if (value_createdBy_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_createdBy_10 === "string" ||
            value_createdBy_10 === null ||
            value_createdBy_10 instanceof Date ||
            value_createdBy_10 instanceof RegExp ||
            (
              typeof value_createdBy_10 === "object" &&
              typeof value_createdBy_10.toString === "function" &&
              value_createdBy_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_createdBy_10 !== 'string') {
          if (value_createdBy_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_createdBy_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_createdBy_10.toISOString() + JSON_STR_QUOTE
          } else if (value_createdBy_10 instanceof RegExp) {
            json += asString(value_createdBy_10.source)
          } else {
            json += asString(value_createdBy_10.toString())
          }
        } else {
          json += asString(value_createdBy_10)
        }
        
          }
        
    else throw new TypeError("The value of 'ApiKeyResponse#/properties/createdBy' does not match schema definition.")
  
          }

          const value_visibility_11 = obj["visibility"]
          if (value_visibility_11 !== undefined) {
            json += addComma_0 ? ",\"visibility\":" : ((addComma_0 = true), "{\"visibility\":")
            json += JSON.stringify(value_visibility_11)
          }

          const value_teamId_12 = obj["teamId"]
          if (value_teamId_12 !== undefined) {
            json += addComma_0 ? ",\"teamId\":" : ((addComma_0 = true), "{\"teamId\":")
            
          if (value_teamId_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_teamId_12 === "string" ||
            value_teamId_12 === null ||
            value_teamId_12 instanceof Date ||
            value_teamId_12 instanceof RegExp ||
            (
              typeof value_teamId_12 === "object" &&
              typeof value_teamId_12.toString === "function" &&
              value_teamId_12.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_teamId_12 !== 'string') {
          if (value_teamId_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_teamId_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_teamId_12.toISOString() + JSON_STR_QUOTE
          } else if (value_teamId_12 instanceof RegExp) {
            json += asString(value_teamId_12.source)
          } else {
            json += asString(value_teamId_12.toString())
          }
        } else {
          json += asString(value_teamId_12)
        }
        
          }
        
    else throw new TypeError("The value of 'ApiKeyResponse#/properties/teamId' does not match schema definition.")
  
          }

          const value_createdByStatus_13 = obj["createdByStatus"]
          if (value_createdByStatus_13 !== undefined) {
            json += addComma_0 ? ",\"createdByStatus\":" : ((addComma_0 = true), "{\"createdByStatus\":")
            json += JSON.stringify(value_createdByStatus_13)
          }

          const value_replaces_14 = obj["replaces"]
          if (value_replaces_14 !== undefined) {
            json += addComma_0 ? ",\"replaces\":" : ((addComma_0 = true), "{\"replaces\":")
            
          if (value_replaces_14 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_replaces_14 === "string" ||
            value_replaces_14 === null ||
            value_replaces_14 instanceof Date ||
            value_replaces_14 instanceof RegExp ||
            (
              typeof value_replaces_14 === "object" &&
              typeof value_replaces_14.toString === "function" &&
              value_replaces_14.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_replaces_14 !== 'string') {
          if (value_replaces_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_replaces_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_replaces_14.toISOString() + JSON_STR_QUOTE
          } else if (value_replaces_14 instanceof RegExp) {
            json += asString(value_replaces_14.source)
          } else {
            json += asString(value_replaces_14.toString())
          }
        } else {
          json += asString(value_replaces_14)
        }
        
          }
        
    else throw new TypeError("The value of 'ApiKeyResponse#/properties/replaces' does not match schema definition.")
  
          }

          const value_replacedBy_15 = obj["replacedBy"]
          if (value_replacedBy_15 !== undefined) {
            json += addComma_0 ? ",\"replacedBy\":" : ((addComma_0 = true), "{\"replacedBy\":")
            
          if (value_replacedBy_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_replacedBy_15 === "string" ||
            value_replacedBy_15 === null ||
            value_replacedBy_15 instanceof Date ||
            value_replacedBy_15 instanceof RegExp ||
            (
              typeof value_replacedBy_15 === "object" &&
              typeof value_replacedBy_15.toString === "function" &&
              value_replacedBy_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_replacedBy_15 !== 'string') {
          if (value_replacedBy_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_replacedBy_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_replacedBy_15.toISOString() + JSON_STR_QUOTE
          } else if (value_replacedBy_15 instanceof RegExp) {
            json += asString(value_replacedBy_15.source)
          } else {
            json += asString(value_replacedBy_15.toString())
          }
        } else {
          json += asString(value_replacedBy_15)
        }
        
          }
        
    else throw new TypeError("The value of 'ApiKeyResponse#/properties/replacedBy' does not match schema definition.")
  
          }

          const value_scopesUsed_16 = obj["scopesUsed"]
          if (value_scopesUsed_16 !== undefined) {
            json += addComma_0 ? ",\"scopesUsed\":" : ((addComma_0 = true), "{\"scopesUsed\":")
            json += JSON.stringify(value_scopesUsed_16)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeApiKeyResponseItems = writeList(writeApiKeyResponse)

const writeApiKeyCreatedResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "ApiKeyCreatedResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_key_2 = obj["key"]
          if (value_key_2 !== undefined) {
            json += addComma_0 ? ",\"key\":" : ((addComma_0 = true), "{\"key\":")
            
        if (typeof value_key_2 !== 'string') {
          if (value_key_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_key_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_key_2.toISOString() + JSON_STR_QUOTE
          } else if (value_key_2 instanceof RegExp) {
            json += asString(value_key_2.source)
          } else {
            json += asString(value_key_2.toString())
          }
        } else {
          json += asString(value_key_2)
        }
        
          }

          const value_keyPrefix_3 = obj["keyPrefix"]
          if (value_keyPrefix_3 !== undefined) {
            json += addComma_0 ? ",\"keyPrefix\":" : ((addComma_0 = true), "{\"keyPrefix\":")
            
        if (typeof value_keyPrefix_3 !== 'string') {
          if (value_keyPrefix_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_keyPrefix_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_keyPrefix_3.toISOString() + JSON_STR_QUOTE
          } else if (value_keyPrefix_3 instanceof RegExp) {
            json += asString(value_keyPrefix_3.source)
          } else {
            json += asString(value_keyPrefix_3.toString())
          }
        } else {
          json += asString(value_keyPrefix_3)
        }
        
          }

          const value_name_4 = obj["name"]
          if (value_name_4 !== undefined) {
            json += addComma_0 ? ",\"name\":" : ((addComma_0 = true), "{\"name\":")
            
        if (typeof value_name_4 !== 'string') {
          if (value_name_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_4.toISOString() + JSON_STR_QUOTE
          } else if (value_name_4 instanceof RegExp) {
            json += asString(value_name_4.source)
          } else {
            json += asString(value_name_4.toString())
          }
        } else {
          json += asString(value_name_4)
        }
        
          }

          const value_scopes_5 = obj["scopes"]
          if (value_scopes_5 !== undefined) {
            json += addComma_0 ? ",\"scopes\":" : ((addComma_0 = true), "{\"scopes\":")
            
        if (typeof value_scopes_5 !== 'string') {
          if (value_scopes_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_scopes_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_scopes_5.toISOString() + JSON_STR_QUOTE
          } else if (value_scopes_5 instanceof RegExp) {
            json += asString(value_scopes_5.source)
          } else {
            json += asString(value_scopes_5.toString())
          }
        } else {
          json += asString(value_scopes_5)
        }
        
          }

          const value_expiresAt_6 = obj["expiresAt"]
          if (value_expiresAt_6 !== undefined) {
            json += addComma_0 ? ",\"expiresAt\":" : ((addComma_0 = true), "{\"expiresAt\":")
            
          if (value_expiresAt_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_expiresAt_6 === "string" ||
            value_expiresAt_6 === null ||
            value_expiresAt_6 instanceof Date ||
            value_expiresAt_6 instanceof RegExp ||
            (
              typeof value_expiresAt_6 === "object" &&
              typeof value_expiresAt_6.toString === "function" &&
              value_expiresAt_6.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_expiresAt_6)
          }
        
    else throw new TypeError("The value of 'ApiKeyCreatedResponse#/properties/expiresAt' does not match schema definition.")
  
          }

          const value_userId_7 = obj["userId"]
          if (value_userId_7 !== undefined) {
            json += addComma_0 ? ",\"userId\":" : ((addComma_0 = true), "{\"userId\":")
            
          if (value_userId_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_userId_7 === "string" ||
            value_userId_7 === null ||
            value_userId_7 instanceof Date ||
            value_userId_7 instanceof RegExp ||
            (
              typeof value_userId_7 === "object" &&
              typeof value_userId_7.toString === "function" &&
              value_userId_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_userId_7 !== 'string') {
          if (value_userId_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_userId_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_userId_7.toISOString() + JSON_STR_QUOTE
          } else if (value_userId_7 instanceof RegExp) {
            json += asString(value_userId_7.source)
          } else {
            json += asString(value_userId_7.toString())
          }
        } else {
          json += asString(value_userId_7)
        }
        
          }
        
    else throw new TypeError("The value of 'ApiKeyCreatedResponse#/properties/userId' does not match schema definition.")
  
          }

          const value_createdAt_8 = obj["createdAt"]
          if (value_createdAt_8 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_8)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeApiKeyRotatedResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "ApiKeyRotatedResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_key_2 = obj["key"]
          if (value_key_2 !== undefined) {
            json += addComma_0 ? ",\"key\":" : ((addComma_0 = true), "{\"key\":")
            
        if (typeof value_key_2 !== 'string') {
          if (value_key_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_key_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_key_2.toISOString() + JSON_STR_QUOTE
          } else if (value_key_2 instanceof RegExp) {
            json += asString(value_key_2.source)
          } else {
            json += asString(value_key_2.toString())
          }
        } else {
          json += asString(value_key_2)
        }
        
          }

          const value_keyPrefix_3 = obj["keyPrefix"]
          if (value_keyPrefix_3 !== undefined) {
            json += addComma_0 ? ",\"keyPrefix\":" : ((addComma_0 = true), "{\"keyPrefix\":")
            
        if (typeof value_keyPrefix_3 !== 'string') {
          if (value_keyPrefix_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_keyPrefix_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_keyPrefix_3.toISOString() + JSON_STR_QUOTE
          } else if (value_keyPrefix_3 instanceof RegExp) {
            json += asString(value_keyPrefix_3.source)
          } else {
            json += asString(value_keyPrefix_3.toString())
          }
        } else {
          json += asString(value_keyPrefix_3)
        }
        
          }

          const value_name_4 = obj["name"]
          if (value_name_4 !== undefined) {
            json += addComma_0 ? ",\"name\":" : ((addComma_0 = true), "{\"name\":")
            
        if (typeof value_name_4 !== 'string') {
          if (value_name_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_4.toISOString() + JSON_STR_QUOTE
          } else if (value_name_4 instanceof RegExp) {
            json += asString(value_name_4.source)
          } else {
            json += asString(value_name_4.toString())
          }
        } else {
          json += asString(value_name_4)
        }
        
          }

          const value_scopes_5 = obj["scopes"]
          if (value_scopes_5 !== undefined) {
            json += addComma_0 ? ",\"scopes\":" : ((addComma_0 = true), "{\"scopes\":")
            
        if (typeof value_scopes_5 !== 'string') {
          if (value_scopes_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_scopes_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_scopes_5.toISOString() + JSON_STR_QUOTE
          } else if (value_scopes_5 instanceof RegExp) {
            json += asString(value_scopes_5.source)
          } else {
            json += asString(value_scopes_5.toString())
          }
        } else {
          json += asString(value_scopes_5)
        }
        
          }

          const value_expiresAt_6 = obj["expiresAt"]
          if (value_expiresAt_6 !== undefined) {
            json += addComma_0 ? ",\"expiresAt\":" : ((addComma_0 = true), "{\"expiresAt\":")
            
          if (value_expiresAt_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_expiresAt_6 === "string" ||
            value_expiresAt_6 === null ||
            value_expiresAt_6 instanceof Date ||
            value_expiresAt_6 instanceof RegExp ||
            (
              typeof value_expiresAt_6 === "object" &&
              typeof value_expiresAt_6.toString === "function" &&
              value_expiresAt_6.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_expiresAt_6)
          }
        
    else throw new TypeError("The value of 'ApiKeyRotatedResponse#/properties/expiresAt' does not match schema definition.")
  
          }

          const value_userId_7 = obj["userId"]
          if (value_userId_7 !== undefined) {
            json += addComma_0 ? ",\"userId\":" : ((addComma_0 = true), "{\"userId\":")
            
          if (value_userId_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_userId_7 === "string" ||
            value_userId_7 === null ||
            value_userId_7 instanceof Date ||
            value_userId_7 instanceof RegExp ||
            (
              typeof value_userId_7 === "object" &&
              typeof value_userId_7.toString === "function" &&
              value_userId_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_userId_7 !== 'string') {
          if (value_userId_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_userId_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_userId_7.toISOString() + JSON_STR_QUOTE
          } else if (value_userId_7 instanceof RegExp) {
            json += asString(value_userId_7.source)
          } else {
            json += asString(value_userId_7.toString())
          }
        } else {
          json += asString(value_userId_7)
        }
        
          }
        
    else throw new TypeError("The value of 'ApiKeyRotatedResponse#/properties/userId' does not match schema definition.")
  
          }

          const value_createdAt_8 = obj["createdAt"]
          if (value_createdAt_8 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_8)
          }

          const value_replaces_9 = obj["replaces"]
          if (value_replaces_9 !== undefined) {
            json += addComma_0 ? ",\"replaces\":" : ((addComma_0 = true), "{\"replaces\":")
            
        if (typeof value_replaces_9 !== 'string') {
          if (value_replaces_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_replaces_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_replaces_9.toISOString() + JSON_STR_QUOTE
          } else if (value_replaces_9 instanceof RegExp) {
            json += asString(value_replaces_9.source)
          } else {
            json += asString(value_replaces_9.toString())
          }
        } else {
          json += asString(value_replaces_9)
        }
        
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeApiKeyUsage = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "ApiKeyUsage#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_day_1 = obj["day"]
          if (value_day_1 !== undefined) {
            json += addComma_0 ? ",\"day\":" : ((addComma_0 = true), "{\"day\":")
            json += asDate(value_day_1)
          }

          const value_operationId_2 = obj["operationId"]
          if (value_operationId_2 !== undefined) {
            json += addComma_0 ? ",\"operationId\":" : ((addComma_0 = true), "{\"operationId\":")
            
        if (typeof value_operationId_2 !== 'string') {
          if (value_operationId_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_operationId_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_operationId_2.toISOString() + JSON_STR_QUOTE
          } else if (value_operationId_2 instanceof RegExp) {
            json += asString(value_operationId_2.source)
          } else {
            json += asString(value_operationId_2.toString())
          }
        } else {
          json += asString(value_operationId_2)
        }
        
          }

          const value_count_3 = obj["count"]
          if (value_count_3 !== undefined) {
            json += addComma_0 ? ",\"count\":" : ((addComma_0 = true), "{\"count\":")
            json += asInteger(value_count_3)
          }

          const value_errors_4 = obj["errors"]
          if (value_errors_4 !== undefined) {
            json += addComma_0 ? ",\"errors\":" : ((addComma_0 = true), "{\"errors\":")
            json += asInteger(value_errors_4)
          }

          const value_rateLimited_5 = obj["rateLimited"]
          if (value_rateLimited_5 !== undefined) {
            json += addComma_0 ? ",\"rateLimited\":" : ((addComma_0 = true), "{\"rateLimited\":")
            json += asInteger(value_rateLimited_5)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeApiKeyUsageItems = writeList(writeApiKeyUsage)

const writeChangeListResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous1 (obj) {
      // "ChangeListResponse#/properties/changes"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ChangeListResponse#/properties/changes' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += JSON.stringify(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += JSON.stringify(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "ChangeListResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_changes_1 = obj["changes"]
          if (value_changes_1 !== undefined) {
            json += addComma_0 ? ",\"changes\":" : ((addComma_0 = true), "{\"changes\":")
            json += anonymous1(value_changes_1)
          }

          const value_nextCursor_2 = obj["nextCursor"]
          if (value_nextCursor_2 !== undefined) {
            json += addComma_0 ? ",\"nextCursor\":" : ((addComma_0 = true), "{\"nextCursor\":")
            
        if (typeof value_nextCursor_2 !== 'string') {
          if (value_nextCursor_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_nextCursor_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_nextCursor_2.toISOString() + JSON_STR_QUOTE
          } else if (value_nextCursor_2 instanceof RegExp) {
            json += asString(value_nextCursor_2.source)
          } else {
            json += asString(value_nextCursor_2.toString())
          }
        } else {
          json += asString(value_nextCursor_2)
        }
        
          }

          const value_hasMore_3 = obj["hasMore"]
          if (value_hasMore_3 !== undefined) {
            json += addComma_0 ? ",\"hasMore\":" : ((addComma_0 = true), "{\"hasMore\":")
            json += asBoolean(value_hasMore_3)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeChangeSet = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "Actor#"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_4 = false

          const value_type_5 = obj["type"]
          if (value_type_5 !== undefined) {
            json += addComma_4 ? ",\"type\":" : ((addComma_4 = true), "{\"type\":")
            
        if (typeof value_type_5 !== 'string') {
          if (value_type_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_5.toISOString() + JSON_STR_QUOTE
          } else if (value_type_5 instanceof RegExp) {
            json += asString(value_type_5.source)
          } else {
            json += asString(value_type_5.toString())
          }
        } else {
          json += asString(value_type_5)
        }
        
          }

          const value_id_6 = obj["id"]
          if (value_id_6 !== undefined) {
            json += addComma_4 ? ",\"id\":" : ((addComma_4 = true), "{\"id\":")
            
          if (value_id_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_6 === "string" ||
            value_id_6 === null ||
            value_id_6 instanceof Date ||
            value_id_6 instanceof RegExp ||
            (
              typeof value_id_6 === "object" &&
              typeof value_id_6.toString === "function" &&
              value_id_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_6 !== 'string') {
          if (value_id_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
          } else if (value_id_6 instanceof RegExp) {
            json += asString(value_id_6.source)
          } else {
            json += asString(value_id_6.toString())
          }
        } else {
          json += asString(value_id_6)
        }
        
          }
        
    else throw new TypeError("The value of 'Actor#/properties/id' does not match schema definition.")
  
          }

          const value_name_7 = obj["name"]
          if (value_name_7 !== undefined) {
            json += addComma_4 ? ",\"name\":" : ((addComma_4 = true), "{\"name\":")
            
        if (typeof value_name_7 !== 'string') {
          if (value_name_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_7.toISOString() + JSON_STR_QUOTE
          } else if (value_name_7 instanceof RegExp) {
            json += asString(value_name_7.source)
          } else {
            json += asString(value_name_7.toString())
          }
        } else {
          json += asString(value_name_7)
        }
        
          }
if (!addComma_4) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous2 (obj) {
      // "ChangeSet#/properties/entities"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ChangeSet#/properties/entities' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "ChangeSet#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_changeSet_1 = obj["changeSet"]
          if (value_changeSet_1 !== undefined) {
            json += addComma_0 ? ",\"changeSet\":" : ((addComma_0 = true), "{\"changeSet\":")
            
        if (typeof value_changeSet_1 !== 'string') {
          if (value_changeSet_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_changeSet_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_changeSet_1.toISOString() + JSON_STR_QUOTE
          } else if (value_changeSet_1 instanceof RegExp) {
            json += asString(value_changeSet_1.source)
          } else {
            json += asString(value_changeSet_1.toString())
          }
        } else {
          json += asString(value_changeSet_1)
        }
        
          }

          const value_at_2 = obj["at"]
          if (value_at_2 !== undefined) {
            json += addComma_0 ? ",\"at\":" : ((addComma_0 = true), "{\"at\":")
            json += asDateTime(value_at_2)
          }

          const value_actor_3 = obj["actor"]
          if (value_actor_3 !== undefined) {
            json += addComma_0 ? ",\"actor\":" : ((addComma_0 = true), "{\"actor\":")
            json += anonymous1(value_actor_3)
          }

          const value_source_8 = obj["source"]
          if (value_source_8 !== undefined) {
            json += addComma_0 ? ",\"source\":" : ((addComma_0 = true), "{\"source\":")
            
        if (typeof value_source_8 !== 'string') {
          if (value_source_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_source_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_source_8.toISOString() + JSON_STR_QUOTE
          } else if (value_source_8 instanceof RegExp) {
            json += asString(value_source_8.source)
          } else {
            json += asString(value_source_8.toString())
          }
        } else {
          json += asString(value_source_8)
        }
        
          }

          const value_entities_9 = obj["entities"]
          if (value_entities_9 !== undefined) {
            json += addComma_0 ? ",\"entities\":" : ((addComma_0 = true), "{\"entities\":")
            json += anonymous2(value_entities_9)
          }

          const value_created_10 = obj["created"]
          if (value_created_10 !== undefined) {
            json += addComma_0 ? ",\"created\":" : ((addComma_0 = true), "{\"created\":")
            json += asInteger(value_created_10)
          }

          const value_updated_11 = obj["updated"]
          if (value_updated_11 !== undefined) {
            json += addComma_0 ? ",\"updated\":" : ((addComma_0 = true), "{\"updated\":")
            json += asInteger(value_updated_11)
          }

          const value_deleted_12 = obj["deleted"]
          if (value_deleted_12 !== undefined) {
            json += addComma_0 ? ",\"deleted\":" : ((addComma_0 = true), "{\"deleted\":")
            json += asInteger(value_deleted_12)
          }

          const value_undoneBy_13 = obj["undoneBy"]
          if (value_undoneBy_13 !== undefined) {
            json += addComma_0 ? ",\"undoneBy\":" : ((addComma_0 = true), "{\"undoneBy\":")
            
          if (value_undoneBy_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_undoneBy_13 === "string" ||
            value_undoneBy_13 === null ||
            value_undoneBy_13 instanceof Date ||
            value_undoneBy_13 instanceof RegExp ||
            (
              typeof value_undoneBy_13 === "object" &&
              typeof value_undoneBy_13.toString === "function" &&
              value_undoneBy_13.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_undoneBy_13 !== 'string') {
          if (value_undoneBy_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_undoneBy_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_undoneBy_13.toISOString() + JSON_STR_QUOTE
          } else if (value_undoneBy_13 instanceof RegExp) {
            json += asString(value_undoneBy_13.source)
          } else {
            json += asString(value_undoneBy_13.toString())
          }
        } else {
          json += asString(value_undoneBy_13)
        }
        
          }
        
    else throw new TypeError("The value of 'ChangeSet#/properties/undoneBy' does not match schema definition.")
  
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeChangeSetItems = writeList(writeChangeSet)

const writeUndoResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "UndoConflict#"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_4 = false

          const value_entity_5 = obj["entity"]
          if (value_entity_5 !== undefined) {
            json += addComma_4 ? ",\"entity\":" : ((addComma_4 = true), "{\"entity\":")
            json += JSON.stringify(value_entity_5)
          }

          const value_entityId_6 = obj["entityId"]
          if (value_entityId_6 !== undefined) {
            json += addComma_4 ? ",\"entityId\":" : ((addComma_4 = true), "{\"entityId\":")
            
          if (value_entityId_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_entityId_6 === "string" ||
            value_entityId_6 === null ||
            value_entityId_6 instanceof Date ||
            value_entityId_6 instanceof RegExp ||
            (
              typeof value_entityId_6 === "object" &&
              typeof value_entityId_6.toString === "function" &&
              value_entityId_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_entityId_6 !== 'string') {
          if (value_entityId_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_entityId_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_entityId_6.toISOString() + JSON_STR_QUOTE
          } else if (value_entityId_6 instanceof RegExp) {
            json += asString(value_entityId_6.source)
          } else {
            json += asString(value_entityId_6.toString())
          }
        } else {
          json += asString(value_entityId_6)
        }
        
          }
        
    else throw new TypeError("The value of 'UndoConflict#/properties/entityId' does not match schema definition.")
  
          }

          const value_reason_7 = obj["reason"]
          if (value_reason_7 !== undefined) {
            json += addComma_4 ? ",\"reason\":" : ((addComma_4 = true), "{\"reason\":")
            
        if (typeof value_reason_7 !== 'string') {
          if (value_reason_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_reason_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_reason_7.toISOString() + JSON_STR_QUOTE
          } else if (value_reason_7 instanceof RegExp) {
            json += asString(value_reason_7.source)
          } else {
            json += asString(value_reason_7.toString())
          }
        } else {
          json += asString(value_reason_7)
        }
        
          }
if (!addComma_4) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "UndoResponse#/properties/conflicts"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'UndoResponse#/properties/conflicts' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "UndoResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_changeSet_1 = obj["changeSet"]
          if (value_changeSet_1 !== undefined) {
            json += addComma_0 ? ",\"changeSet\":" : ((addComma_0 = true), "{\"changeSet\":")
            
          if (value_changeSet_1 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_changeSet_1 === "string" ||
            value_changeSet_1 === null ||
            value_changeSet_1 instanceof Date ||
            value_changeSet_1 instanceof RegExp ||
            (
              typeof value_changeSet_1 === "object" &&
              typeof value_changeSet_1.toString === "function" &&
              value_changeSet_1.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_changeSet_1 !== 'string') {
          if (value_changeSet_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_changeSet_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_changeSet_1.toISOString() + JSON_STR_QUOTE
          } else if (value_changeSet_1 instanceof RegExp) {
            json += asString(value_changeSet_1.source)
          } else {
            json += asString(value_changeSet_1.toString())
          }
        } else {
          json += asString(value_changeSet_1)
        }
        
          }
        
    else throw new TypeError("The value of 'UndoResponse#/properties/changeSet' does not match schema definition.")
  
          }

          const value_reverted_2 = obj["reverted"]
          if (value_reverted_2 !== undefined) {
            json += addComma_0 ? ",\"reverted\":" : ((addComma_0 = true), "{\"reverted\":")
            json += asInteger(value_reverted_2)
          }

          const value_conflicts_3 = obj["conflicts"]
          if (value_conflicts_3 !== undefined) {
            json += addComma_0 ? ",\"conflicts\":" : ((addComma_0 = true), "{\"conflicts\":")
            json += anonymous1(value_conflicts_3)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeImportResultDto = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous1 (obj) {
      // "ImportResultDto#/properties/errors"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ImportResultDto#/properties/errors' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous2 (obj) {
      // "ImportResultDto#/properties/ignoredColumns"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ImportResultDto#/properties/ignoredColumns' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous3 (obj) {
      // "ImportResultDto#/properties/ignoredLines"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ImportResultDto#/properties/ignoredLines' does not match schema definition.")
    }
    const arrayLength = obj.length
  
        // Copying small arrays costs more than the existing loop.
        if (typeof arrayLength === 'number' && arrayLength >= 512 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
          const copy = new Array(arrayLength)
          // V8's side-effect-free JSON.stringify fast path (V8 >= 13.8) requires
          // the standard Array.prototype; a null prototype halves its throughput.
          // Only detach the prototype when a toJSON hook would otherwise be called.
          if (Array.prototype.toJSON !== undefined) Object.setPrototypeOf(copy, null)
          for (let i = 0; i < arrayLength; i++) {
            const v = obj[i]
            if (!(Number.isInteger(v))) {
              // Serialize the captured prefix, then resume at the first miss.
              // Never reread getters or read ahead of an item's coercion.
              copy.length = i
              json = JSON.stringify(copy).slice(0, -1)
              if (i > 0) json += JSON_STR_COMMA
              json += asInteger(v)
              for (i++; i < arrayLength; i++) {
                json += JSON_STR_COMMA
                const v = obj[i]
                json += asInteger(v)
              }
              return json + JSON_STR_END_ARRAY
            }
            copy[i] = v
          }
          return JSON.stringify(copy)
        }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += asInteger(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += asInteger(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous4 (obj) {
      // "ImportResultDto#/properties/createdProperties"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ImportResultDto#/properties/createdProperties' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "ImportResultDto#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_totalRows_1 = obj["totalRows"]
          if (value_totalRows_1 !== undefined) {
            json += addComma_0 ? ",\"totalRows\":" : ((addComma_0 = true), "{\"totalRows\":")
            json += asInteger(value_totalRows_1)
          }

          const value_imported_2 = obj["imported"]
          if (value_imported_2 !== undefined) {
            json += addComma_0 ? ",\"imported\":" : ((addComma_0 = true), "{\"imported\":")
            json += asInteger(value_imported_2)
          }

          const value_updated_3 = obj["updated"]
          if (value_updated_3 !== undefined) {
            json += addComma_0 ? ",\"updated\":" : ((addComma_0 = true), "{\"updated\":")
            json += asInteger(value_updated_3)
          }

          const value_unchanged_4 = obj["unchanged"]
          if (value_unchanged_4 !== undefined) {
            json += addComma_0 ? ",\"unchanged\":" : ((addComma_0 = true), "{\"unchanged\":")
            json += asInteger(value_unchanged_4)
          }

          const value_skipped_5 = obj["skipped"]
          if (value_skipped_5 !== undefined) {
            json += addComma_0 ? ",\"skipped\":" : ((addComma_0 = true), "{\"skipped\":")
            json += asInteger(value_skipped_5)
          }

          const value_errors_6 = obj["errors"]
          if (value_errors_6 !== undefined) {
            json += addComma_0 ? ",\"errors\":" : ((addComma_0 = true), "{\"errors\":")
            json += anonymous1(value_errors_6)
          }

          const value_ignoredColumns_7 = obj["ignoredColumns"]
          if (value_ignoredColumns_7 !== undefined) {
            json += addComma_0 ? ",\"ignoredColumns\":" : ((addComma_0 = true), "{\"ignoredColumns\":")
            json += anonymous2(value_ignoredColumns_7)
          }

          const value_ignoredLines_8 = obj["ignoredLines"]
          if (value_ignoredLines_8 !== undefined) {
            json += addComma_0 ? ",\"ignoredLines\":" : ((addComma_0 = true), "{\"ignoredLines\":")
            json += anonymous3(value_ignoredLines_8)
          }

          const value_encoding_9 = obj["encoding"]
          if (value_encoding_9 !== undefined) {
            json += addComma_0 ? ",\"encoding\":" : ((addComma_0 = true), "{\"encoding\":")
            
        if (typeof value_encoding_9 !== 'string') {
          if (value_encoding_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_encoding_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_encoding_9.toISOString() + JSON_STR_QUOTE
          } else if (value_encoding_9 instanceof RegExp) {
            json += asString(value_encoding_9.source)
          } else {
            json += asString(value_encoding_9.toString())
          }
        } else {
          json += asString(value_encoding_9)
        }
        
          }

          const value_createdProperties_10 = obj["createdProperties"]
          if (value_createdProperties_10 !== undefined) {
            json += addComma_0 ? ",\"createdProperties\":" : ((addComma_0 = true), "{\"createdProperties\":")
            json += anonymous4(value_createdProperties_10)
          }

          const value_createdReferences_11 = obj["createdReferences"]
          if (value_createdReferences_11 !== undefined) {
            json += addComma_0 ? ",\"createdReferences\":" : ((addComma_0 = true), "{\"createdReferences\":")
            json += asInteger(value_createdReferences_11)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeImportJobSummary = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous1 (obj) {
      // "ImportJobSummary#/properties/ignoredColumns"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ImportJobSummary#/properties/ignoredColumns' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous2 (obj) {
      // "ImportJobSummary#/properties/ignoredLines"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ImportJobSummary#/properties/ignoredLines' does not match schema definition.")
    }
    const arrayLength = obj.length
  
        // Copying small arrays costs more than the existing loop.
        if (typeof arrayLength === 'number' && arrayLength >= 512 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
          const copy = new Array(arrayLength)
          // V8's side-effect-free JSON.stringify fast path (V8 >= 13.8) requires
          // the standard Array.prototype; a null prototype halves its throughput.
          // Only detach the prototype when a toJSON hook would otherwise be called.
          if (Array.prototype.toJSON !== undefined) Object.setPrototypeOf(copy, null)
          for (let i = 0; i < arrayLength; i++) {
            const v = obj[i]
            if (!(Number.isInteger(v))) {
              // Serialize the captured prefix, then resume at the first miss.
              // Never reread getters or read ahead of an item's coercion.
              copy.length = i
              json = JSON.stringify(copy).slice(0, -1)
              if (i > 0) json += JSON_STR_COMMA
              json += asInteger(v)
              for (i++; i < arrayLength; i++) {
                json += JSON_STR_COMMA
                const v = obj[i]
                json += asInteger(v)
              }
              return json + JSON_STR_END_ARRAY
            }
            copy[i] = v
          }
          return JSON.stringify(copy)
        }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += asInteger(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += asInteger(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous3 (obj) {
      // "ImportJobSummary#/properties/createdProperties"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ImportJobSummary#/properties/createdProperties' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "Actor#"
      function anonymous4 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_21 = false

          const value_type_22 = obj["type"]
          if (value_type_22 !== undefined) {
            json += addComma_21 ? ",\"type\":" : ((addComma_21 = true), "{\"type\":")
            
        if (typeof value_type_22 !== 'string') {
          if (value_type_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_22.toISOString() + JSON_STR_QUOTE
          } else if (value_type_22 instanceof RegExp) {
            json += asString(value_type_22.source)
          } else {
            json += asString(value_type_22.toString())
          }
        } else {
          json += asString(value_type_22)
        }
        
          }

          const value_id_23 = obj["id"]
          if (value_id_23 !== undefined) {
            json += addComma_21 ? ",\"id\":" : ((addComma_21 = true), "{\"id\":")
            
          if (value_id_23 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_23 === "string" ||
            value_id_23 === null ||
            value_id_23 instanceof Date ||
            value_id_23 instanceof RegExp ||
            (
              typeof value_id_23 === "object" &&
              typeof value_id_23.toString === "function" &&
              value_id_23.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_23 !== 'string') {
          if (value_id_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_23.toISOString() + JSON_STR_QUOTE
          } else if (value_id_23 instanceof RegExp) {
            json += asString(value_id_23.source)
          } else {
            json += asString(value_id_23.toString())
          }
        } else {
          json += asString(value_id_23)
        }
        
          }
        
    else throw new TypeError("The value of 'Actor#/properties/id' does not match schema definition.")
  
          }

          const value_name_24 = obj["name"]
          if (value_name_24 !== undefined) {
            json += addComma_21 ? ",\"name\":" : ((addComma_21 = true), "{\"name\":")
            
        if (typeof value_name_24 !== 'string') {
          if (value_name_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_24.toISOString() + JSON_STR_QUOTE
          } else if (value_name_24 instanceof RegExp) {
            json += asString(value_name_24.source)
          } else {
            json += asString(value_name_24.toString())
          }
        } else {
          json += asString(value_name_24)
        }
        
          }
if (!addComma_21) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ImportJobSummary#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_entity_2 = obj["entity"]
          if (value_entity_2 !== undefined) {
            json += addComma_0 ? ",\"entity\":" : ((addComma_0 = true), "{\"entity\":")
            
        if (typeof value_entity_2 !== 'string') {
          if (value_entity_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_entity_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_entity_2.toISOString() + JSON_STR_QUOTE
          } else if (value_entity_2 instanceof RegExp) {
            json += asString(value_entity_2.source)
          } else {
            json += asString(value_entity_2.toString())
          }
        } else {
          json += asString(value_entity_2)
        }
        
          }

          const value_mode_3 = obj["mode"]
          if (value_mode_3 !== undefined) {
            json += addComma_0 ? ",\"mode\":" : ((addComma_0 = true), "{\"mode\":")
            
        if (typeof value_mode_3 !== 'string') {
          if (value_mode_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_mode_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_mode_3.toISOString() + JSON_STR_QUOTE
          } else if (value_mode_3 instanceof RegExp) {
            json += asString(value_mode_3.source)
          } else {
            json += asString(value_mode_3.toString())
          }
        } else {
          json += asString(value_mode_3)
        }
        
          }

          const value_match_4 = obj["match"]
          if (value_match_4 !== undefined) {
            json += addComma_0 ? ",\"match\":" : ((addComma_0 = true), "{\"match\":")
            
          if (value_match_4 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_match_4 === "string" ||
            value_match_4 === null ||
            value_match_4 instanceof Date ||
            value_match_4 instanceof RegExp ||
            (
              typeof value_match_4 === "object" &&
              typeof value_match_4.toString === "function" &&
              value_match_4.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_match_4 !== 'string') {
          if (value_match_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_match_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_match_4.toISOString() + JSON_STR_QUOTE
          } else if (value_match_4 instanceof RegExp) {
            json += asString(value_match_4.source)
          } else {
            json += asString(value_match_4.toString())
          }
        } else {
          json += asString(value_match_4)
        }
        
          }
        
    else throw new TypeError("The value of 'ImportJobSummary#/properties/match' does not match schema definition.")
  
          }

          const value_dryRun_5 = obj["dryRun"]
          if (value_dryRun_5 !== undefined) {
            json += addComma_0 ? ",\"dryRun\":" : ((addComma_0 = true), "{\"dryRun\":")
            json += asBoolean(value_dryRun_5)
          }

          const value_fileName_6 = obj["fileName"]
          if (value_fileName_6 !== undefined) {
            json += addComma_0 ? ",\"fileName\":" : ((addComma_0 = true), "{\"fileName\":")
            
          if (value_fileName_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_fileName_6 === "string" ||
            value_fileName_6 === null ||
            value_fileName_6 instanceof Date ||
            value_fileName_6 instanceof RegExp ||
            (
              typeof value_fileName_6 === "object" &&
              typeof value_fileName_6.toString === "function" &&
              value_fileName_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_fileName_6 !== 'string') {
          if (value_fileName_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_fileName_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_fileName_6.toISOString() + JSON_STR_QUOTE
          } else if (value_fileName_6 instanceof RegExp) {
            json += asString(value_fileName_6.source)
          } else {
            json += asString(value_fileName_6.toString())
          }
        } else {
          json += asString(value_fileName_6)
        }
        
          }
        
    else throw new TypeError("The value of 'ImportJobSummary#/properties/fileName' does not match schema definition.")
  
          }

          const value_status_7 = obj["status"]
          if (value_status_7 !== undefined) {
            json += addComma_0 ? ",\"status\":" : ((addComma_0 = true), "{\"status\":")
            
        if (typeof value_status_7 !== 'string') {
          if (value_status_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_7.toISOString() + JSON_STR_QUOTE
          } else if (value_status_7 instanceof RegExp) {
            json += asString(value_status_7.source)
          } else {
            json += asString(value_status_7.toString())
          }
        } else {
          json += asString(value_status_7)
        }
        
          }

          const value_totalRows_8 = obj["totalRows"]
          if (value_totalRows_8 !== undefined) {
            json += addComma_0 ? ",\"totalRows\":" : ((addComma_0 = true), "{\"totalRows\":")
            
          if (value_totalRows_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_totalRows_8) || value_totalRows_8 === null) {
            json += asInteger(value_totalRows_8)
          }
        
    else throw new TypeError("The value of 'ImportJobSummary#/properties/totalRows' does not match schema definition.")
  
          }

          const value_processedRows_9 = obj["processedRows"]
          if (value_processedRows_9 !== undefined) {
            json += addComma_0 ? ",\"processedRows\":" : ((addComma_0 = true), "{\"processedRows\":")
            json += asInteger(value_processedRows_9)
          }

          const value_imported_10 = obj["imported"]
          if (value_imported_10 !== undefined) {
            json += addComma_0 ? ",\"imported\":" : ((addComma_0 = true), "{\"imported\":")
            json += asInteger(value_imported_10)
          }

          const value_updated_11 = obj["updated"]
          if (value_updated_11 !== undefined) {
            json += addComma_0 ? ",\"updated\":" : ((addComma_0 = true), "{\"updated\":")
            json += asInteger(value_updated_11)
          }

          const value_unchanged_12 = obj["unchanged"]
          if (value_unchanged_12 !== undefined) {
            json += addComma_0 ? ",\"unchanged\":" : ((addComma_0 = true), "{\"unchanged\":")
            json += asInteger(value_unchanged_12)
          }

          const value_skipped_13 = obj["skipped"]
          if (value_skipped_13 !== undefined) {
            json += addComma_0 ? ",\"skipped\":" : ((addComma_0 = true), "{\"skipped\":")
            json += asInteger(value_skipped_13)
          }

          const value_ignoredColumns_14 = obj["ignoredColumns"]
          if (value_ignoredColumns_14 !== undefined) {
            json += addComma_0 ? ",\"ignoredColumns\":" : ((addComma_0 = true), "{\"ignoredColumns\":")
            json += anonymous1(value_ignoredColumns_14)
          }

          const value_ignoredLines_15 = obj["ignoredLines"]
          if (value_ignoredLines_15 !== undefined) {
            json += addComma_0 ? ",\"ignoredLines\":" : ((addComma_0 = true), "{\"ignoredLines\":")
            json += anonymous2(value_ignoredLines_15)
          }

          const value_encoding_16 = obj["encoding"]
          if (value_encoding_16 !== undefined) {
            json += addComma_0 ? ",\"encoding\":" : ((addComma_0 = true), "{\"encoding\":")
            
          if (value_encoding_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_encoding_16 === "string" ||
            value_encoding_16 === null ||
            value_encoding_16 instanceof Date ||
            value_encoding_16 instanceof RegExp ||
            (
              typeof value_encoding_16 === "object" &&
              typeof value_encoding_16.toString === "function" &&
              value_encoding_16.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_encoding_16 !== 'string') {
          if (value_encoding_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_encoding_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_encoding_16.toISOString() + JSON_STR_QUOTE
          } else if (value_encoding_16 instanceof RegExp) {
            json += asString(value_encoding_16.source)
          } else {
            json += asString(value_encoding_16.toString())
          }
        } else {
          json += asString(value_encoding_16)
        }
        
          }
        
    else throw new TypeError("The value of 'ImportJobSummary#/properties/encoding' does not match schema definition.")
  
          }

          const value_createdProperties_17 = obj["createdProperties"]
          if (value_createdProperties_17 !== undefined) {
            json += addComma_0 ? ",\"createdProperties\":" : ((addComma_0 = true), "{\"createdProperties\":")
            json += anonymous3(value_createdProperties_17)
          }

          const value_createdReferences_18 = obj["createdReferences"]
          if (value_createdReferences_18 !== undefined) {
            json += addComma_0 ? ",\"createdReferences\":" : ((addComma_0 = true), "{\"createdReferences\":")
            
          if (value_createdReferences_18 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_createdReferences_18) || value_createdReferences_18 === null) {
            json += asInteger(value_createdReferences_18)
          }
        
    else throw new TypeError("The value of 'ImportJobSummary#/properties/createdReferences' does not match schema definition.")
  
          }

          const value_changeSet_19 = obj["changeSet"]
          if (value_changeSet_19 !== undefined) {
            json += addComma_0 ? ",\"changeSet\":" : ((addComma_0 = true), "{\"changeSet\":")
            
          if (value_changeSet_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_changeSet_19 === "string" ||
            value_changeSet_19 === null ||
            value_changeSet_19 instanceof Date ||
            value_changeSet_19 instanceof RegExp ||
            (
              typeof value_changeSet_19 === "object" &&
              typeof value_changeSet_19.toString === "function" &&
              value_changeSet_19.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_changeSet_19 !== 'string') {
          if (value_changeSet_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_changeSet_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_changeSet_19.toISOString() + JSON_STR_QUOTE
          } else if (value_changeSet_19 instanceof RegExp) {
            json += asString(value_changeSet_19.source)
          } else {
            json += asString(value_changeSet_19.toString())
          }
        } else {
          json += asString(value_changeSet_19)
        }
        
          }
        
    else throw new TypeError("The value of 'ImportJobSummary#/properties/changeSet' does not match schema definition.")
  
          }

          const value_actor_20 = obj["actor"]
          if (value_actor_20 !== undefined) {
            json += addComma_0 ? ",\"actor\":" : ((addComma_0 = true), "{\"actor\":")
            json += anonymous4(value_actor_20)
          }

          const value_createdAt_25 = obj["createdAt"]
          if (value_createdAt_25 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_25)
          }

          const value_startedAt_26 = obj["startedAt"]
          if (value_startedAt_26 !== undefined) {
            json += addComma_0 ? ",\"startedAt\":" : ((addComma_0 = true), "{\"startedAt\":")
            
          if (value_startedAt_26 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_startedAt_26 === "string" ||
            value_startedAt_26 === null ||
            value_startedAt_26 instanceof Date ||
            value_startedAt_26 instanceof RegExp ||
            (
              typeof value_startedAt_26 === "object" &&
              typeof value_startedAt_26.toString === "function" &&
              value_startedAt_26.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_startedAt_26)
          }
        
    else throw new TypeError("The value of 'ImportJobSummary#/properties/startedAt' does not match schema definition.")
  
          }

          const value_finishedAt_27 = obj["finishedAt"]
          if (value_finishedAt_27 !== undefined) {
            json += addComma_0 ? ",\"finishedAt\":" : ((addComma_0 = true), "{\"finishedAt\":")
            
          if (value_finishedAt_27 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_finishedAt_27 === "string" ||
            value_finishedAt_27 === null ||
            value_finishedAt_27 instanceof Date ||
            value_finishedAt_27 instanceof RegExp ||
            (
              typeof value_finishedAt_27 === "object" &&
              typeof value_finishedAt_27.toString === "function" &&
              value_finishedAt_27.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_finishedAt_27)
          }
        
    else throw new TypeError("The value of 'ImportJobSummary#/properties/finishedAt' does not match schema definition.")
  
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeImportJobSummaryItems = writeList(writeImportJobSummary)

const writeImportJobResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous1 (obj) {
      // "ImportJobResponse#/properties/errors"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ImportJobResponse#/properties/errors' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous2 (obj) {
      // "ImportJobResponse#/properties/ignoredColumns"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ImportJobResponse#/properties/ignoredColumns' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous3 (obj) {
      // "ImportJobResponse#/properties/ignoredLines"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ImportJobResponse#/properties/ignoredLines' does not match schema definition.")
    }
    const arrayLength = obj.length
  
        // Copying small arrays costs more than the existing loop.
        if (typeof arrayLength === 'number' && arrayLength >= 512 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
          const copy = new Array(arrayLength)
          // V8's side-effect-free JSON.stringify fast path (V8 >= 13.8) requires
          // the standard Array.prototype; a null prototype halves its throughput.
          // Only detach the prototype when a toJSON hook would otherwise be called.
          if (Array.prototype.toJSON !== undefined) Object.setPrototypeOf(copy, null)
          for (let i = 0; i < arrayLength; i++) {
            const v = obj[i]
            if (!(Number.isInteger(v))) {
              // Serialize the captured prefix, then resume at the first miss.
              // Never reread getters or read ahead of an item's coercion.
              copy.length = i
              json = JSON.stringify(copy).slice(0, -1)
              if (i > 0) json += JSON_STR_COMMA
              json += asInteger(v)
              for (i++; i < arrayLength; i++) {
                json += JSON_STR_COMMA
                const v = obj[i]
                json += asInteger(v)
              }
              return json + JSON_STR_END_ARRAY
            }
            copy[i] = v
          }
          return JSON.stringify(copy)
        }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += asInteger(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += asInteger(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous4 (obj) {
      // "ImportJobResponse#/properties/createdProperties"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ImportJobResponse#/properties/createdProperties' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "Actor#"
      function anonymous5 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_22 = false

          const value_type_23 = obj["type"]
          if (value_type_23 !== undefined) {
            json += addComma_22 ? ",\"type\":" : ((addComma_22 = true), "{\"type\":")
            
        if (typeof value_type_23 !== 'string') {
          if (value_type_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_23.toISOString() + JSON_STR_QUOTE
          } else if (value_type_23 instanceof RegExp) {
            json += asString(value_type_23.source)
          } else {
            json += asString(value_type_23.toString())
          }
        } else {
          json += asString(value_type_23)
        }
        
          }

          const value_id_24 = obj["id"]
          if (value_id_24 !== undefined) {
            json += addComma_22 ? ",\"id\":" : ((addComma_22 = true), "{\"id\":")
            
          if (value_id_24 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_24 === "string" ||
            value_id_24 === null ||
            value_id_24 instanceof Date ||
            value_id_24 instanceof RegExp ||
            (
              typeof value_id_24 === "object" &&
              typeof value_id_24.toString === "function" &&
              value_id_24.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_24 !== 'string') {
          if (value_id_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_24.toISOString() + JSON_STR_QUOTE
          } else if (value_id_24 instanceof RegExp) {
            json += asString(value_id_24.source)
          } else {
            json += asString(value_id_24.toString())
          }
        } else {
          json += asString(value_id_24)
        }
        
          }
        
    else throw new TypeError("The value of 'Actor#/properties/id' does not match schema definition.")
  
          }

          const value_name_25 = obj["name"]
          if (value_name_25 !== undefined) {
            json += addComma_22 ? ",\"name\":" : ((addComma_22 = true), "{\"name\":")
            
        if (typeof value_name_25 !== 'string') {
          if (value_name_25 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_25 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_25.toISOString() + JSON_STR_QUOTE
          } else if (value_name_25 instanceof RegExp) {
            json += asString(value_name_25.source)
          } else {
            json += asString(value_name_25.toString())
          }
        } else {
          json += asString(value_name_25)
        }
        
          }
if (!addComma_22) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ImportJobResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_entity_2 = obj["entity"]
          if (value_entity_2 !== undefined) {
            json += addComma_0 ? ",\"entity\":" : ((addComma_0 = true), "{\"entity\":")
            
        if (typeof value_entity_2 !== 'string') {
          if (value_entity_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_entity_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_entity_2.toISOString() + JSON_STR_QUOTE
          } else if (value_entity_2 instanceof RegExp) {
            json += asString(value_entity_2.source)
          } else {
            json += asString(value_entity_2.toString())
          }
        } else {
          json += asString(value_entity_2)
        }
        
          }

          const value_mode_3 = obj["mode"]
          if (value_mode_3 !== undefined) {
            json += addComma_0 ? ",\"mode\":" : ((addComma_0 = true), "{\"mode\":")
            
        if (typeof value_mode_3 !== 'string') {
          if (value_mode_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_mode_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_mode_3.toISOString() + JSON_STR_QUOTE
          } else if (value_mode_3 instanceof RegExp) {
            json += asString(value_mode_3.source)
          } else {
            json += asString(value_mode_3.toString())
          }
        } else {
          json += asString(value_mode_3)
        }
        
          }

          const value_match_4 = obj["match"]
          if (value_match_4 !== undefined) {
            json += addComma_0 ? ",\"match\":" : ((addComma_0 = true), "{\"match\":")
            
          if (value_match_4 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_match_4 === "string" ||
            value_match_4 === null ||
            value_match_4 instanceof Date ||
            value_match_4 instanceof RegExp ||
            (
              typeof value_match_4 === "object" &&
              typeof value_match_4.toString === "function" &&
              value_match_4.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_match_4 !== 'string') {
          if (value_match_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_match_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_match_4.toISOString() + JSON_STR_QUOTE
          } else if (value_match_4 instanceof RegExp) {
            json += asString(value_match_4.source)
          } else {
            json += asString(value_match_4.toString())
          }
        } else {
          json += asString(value_match_4)
        }
        
          }
        
    else throw new TypeError("The value of 'ImportJobResponse#/properties/match' does not match schema definition.")
  
          }

          const value_dryRun_5 = obj["dryRun"]
          if (value_dryRun_5 !== undefined) {
            json += addComma_0 ? ",\"dryRun\":" : ((addComma_0 = true), "{\"dryRun\":")
            json += asBoolean(value_dryRun_5)
          }

          const value_fileName_6 = obj["fileName"]
          if (value_fileName_6 !== undefined) {
            json += addComma_0 ? ",\"fileName\":" : ((addComma_0 = true), "{\"fileName\":")
            
          if (value_fileName_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_fileName_6 === "string" ||
            value_fileName_6 === null ||
            value_fileName_6 instanceof Date ||
            value_fileName_6 instanceof RegExp ||
            (
              typeof value_fileName_6 === "object" &&
              typeof value_fileName_6.toString === "function" &&
              value_fileName_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_fileName_6 !== 'string') {
          if (value_fileName_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_fileName_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_fileName_6.toISOString() + JSON_STR_QUOTE
          } else if (value_fileName_6 instanceof RegExp) {
            json += asString(value_fileName_6.source)
          } else {
            json += asString(value_fileName_6.toString())
          }
        } else {
          json += asString(value_fileName_6)
        }
        
          }
        
    else throw new TypeError("The value of 'ImportJobResponse#/properties/fileName' does not match schema definition.")
  
          }

          const value_status_7 = obj["status"]
          if (value_status_7 !== undefined) {
            json += addComma_0 ? ",\"status\":" : ((addComma_0 = true), "{\"status\":")
            
        if (typeof value_status_7 !== 'string') {
          if (value_status_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_7.toISOString() + JSON_STR_QUOTE
          } else if (value_status_7 instanceof RegExp) {
            json += asString(value_status_7.source)
          } else {
            json += asString(value_status_7.toString())
          }
        } else {
          json += asString(value_status_7)
        }
        
          }

          const value_totalRows_8 = obj["totalRows"]
          if (value_totalRows_8 !== undefined) {
            json += addComma_0 ? ",\"totalRows\":" : ((addComma_0 = true), "{\"totalRows\":")
            
          if (value_totalRows_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_totalRows_8) || value_totalRows_8 === null) {
            json += asInteger(value_totalRows_8)
          }
        
    else throw new TypeError("The value of 'ImportJobResponse#/properties/totalRows' does not match schema definition.")
  
          }

          const value_processedRows_9 = obj["processedRows"]
          if (value_processedRows_9 !== undefined) {
            json += addComma_0 ? ",\"processedRows\":" : ((addComma_0 = true), "{\"processedRows\":")
            json += asInteger(value_processedRows_9)
          }

          const value_imported_10 = obj["imported"]
          if (value_imported_10 !== undefined) {
            json += addComma_0 ? ",\"imported\":" : ((addComma_0 = true), "{\"imported\":")
            json += asInteger(value_imported_10)
          }

          const value_updated_11 = obj["updated"]
          if (value_updated_11 !== undefined) {
            json += addComma_0 ? ",\"updated\":" : ((addComma_0 = true), "{\"updated\":")
            json += asInteger(value_updated_11)
          }

          const value_unchanged_12 = obj["unchanged"]
          if (value_unchanged_12 !== undefined) {
            json += addComma_0 ? ",\"unchanged\":" : ((addComma_0 = true), "{\"unchanged\":")
            json += asInteger(value_unchanged_12)
          }

          const value_skipped_13 = obj["skipped"]
          if (value_skipped_13 !== undefined) {
            json += addComma_0 ? ",\"skipped\":" : ((addComma_0 = true), "{\"skipped\":")
            json += asInteger(value_skipped_13)
          }

          const value_errors_14 = obj["errors"]
          if (value_errors_14 !== undefined) {
            json += addComma_0 ? ",\"errors\":" : ((addComma_0 = true), "{\"errors\":")
            json += anonymous1(value_errors_14)
          }

          const value_ignoredColumns_15 = obj["ignoredColumns"]
          if (value_ignoredColumns_15 !== undefined) {
            json += addComma_0 ? ",\"ignoredColumns\":" : ((addComma_0 = true), "{\"ignoredColumns\":")
            json += anonymous2(value_ignoredColumns_15)
          }

          const value_ignoredLines_16 = obj["ignoredLines"]
          if (value_ignoredLines_16 !== undefined) {
            json += addComma_0 ? ",\"ignoredLines\":" : ((addComma_0 = true), "{\"ignoredLines\":")
            json += anonymous3(value_ignoredLines_16)
          }

          const value_encoding_17 = obj["encoding"]
          if (value_encoding_17 !== undefined) {
            json += addComma_0 ? ",\"encoding\":" : ((addComma_0 = true), "{\"encoding\":")
            
          if (value_encoding_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_encoding_17 === "string" ||
            value_encoding_17 === null ||
            value_encoding_17 instanceof Date ||
            value_encoding_17 instanceof RegExp ||
            (
              typeof value_encoding_17 === "object" &&
              typeof value_encoding_17.toString === "function" &&
              value_encoding_17.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_encoding_17 !== 'string') {
          if (value_encoding_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_encoding_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_encoding_17.toISOString() + JSON_STR_QUOTE
          } else if (value_encoding_17 instanceof RegExp) {
            json += asString(value_encoding_17.source)
          } else {
            json += asString(value_encoding_17.toString())
          }
        } else {
          json += asString(value_encoding_17)
        }
        
          }
        
    else throw new TypeError("The value of 'ImportJobResponse#/properties/encoding' does not match schema definition.")
  
          }

          const value_createdProperties_18 = obj["createdProperties"]
          if (value_createdProperties_18 !== undefined) {
            json += addComma_0 ? ",\"createdProperties\":" : ((addComma_0 = true), "{\"createdProperties\":")
            json += anonymous4(value_createdProperties_18)
          }

          const value_createdReferences_19 = obj["createdReferences"]
          if (value_createdReferences_19 !== undefined) {
            json += addComma_0 ? ",\"createdReferences\":" : ((addComma_0 = true), "{\"createdReferences\":")
            
          if (value_createdReferences_19 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_createdReferences_19) || value_createdReferences_19 === null) {
            json += asInteger(value_createdReferences_19)
          }
        
    else throw new TypeError("The value of 'ImportJobResponse#/properties/createdReferences' does not match schema definition.")
  
          }

          const value_changeSet_20 = obj["changeSet"]
          if (value_changeSet_20 !== undefined) {
            json += addComma_0 ? ",\"changeSet\":" : ((addComma_0 = true), "{\"changeSet\":")
            
          if (value_changeSet_20 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_changeSet_20 === "string" ||
            value_changeSet_20 === null ||
            value_changeSet_20 instanceof Date ||
            value_changeSet_20 instanceof RegExp ||
            (
              typeof value_changeSet_20 === "object" &&
              typeof value_changeSet_20.toString === "function" &&
              value_changeSet_20.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_changeSet_20 !== 'string') {
          if (value_changeSet_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_changeSet_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_changeSet_20.toISOString() + JSON_STR_QUOTE
          } else if (value_changeSet_20 instanceof RegExp) {
            json += asString(value_changeSet_20.source)
          } else {
            json += asString(value_changeSet_20.toString())
          }
        } else {
          json += asString(value_changeSet_20)
        }
        
          }
        
    else throw new TypeError("The value of 'ImportJobResponse#/properties/changeSet' does not match schema definition.")
  
          }

          const value_actor_21 = obj["actor"]
          if (value_actor_21 !== undefined) {
            json += addComma_0 ? ",\"actor\":" : ((addComma_0 = true), "{\"actor\":")
            json += anonymous5(value_actor_21)
          }

          const value_createdAt_26 = obj["createdAt"]
          if (value_createdAt_26 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_26)
          }

          const value_startedAt_27 = obj["startedAt"]
          if (value_startedAt_27 !== undefined) {
            json += addComma_0 ? ",\"startedAt\":" : ((addComma_0 = true), "{\"startedAt\":")
            
          if (value_startedAt_27 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_startedAt_27 === "string" ||
            value_startedAt_27 === null ||
            value_startedAt_27 instanceof Date ||
            value_startedAt_27 instanceof RegExp ||
            (
              typeof value_startedAt_27 === "object" &&
              typeof value_startedAt_27.toString === "function" &&
              value_startedAt_27.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_startedAt_27)
          }
        
    else throw new TypeError("The value of 'ImportJobResponse#/properties/startedAt' does not match schema definition.")
  
          }

          const value_finishedAt_28 = obj["finishedAt"]
          if (value_finishedAt_28 !== undefined) {
            json += addComma_0 ? ",\"finishedAt\":" : ((addComma_0 = true), "{\"finishedAt\":")
            
          if (value_finishedAt_28 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_finishedAt_28 === "string" ||
            value_finishedAt_28 === null ||
            value_finishedAt_28 instanceof Date ||
            value_finishedAt_28 instanceof RegExp ||
            (
              typeof value_finishedAt_28 === "object" &&
              typeof value_finishedAt_28.toString === "function" &&
              value_finishedAt_28.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_finishedAt_28)
          }
        
    else throw new TypeError("The value of 'ImportJobResponse#/properties/finishedAt' does not match schema definition.")
  
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writePersonalDataResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous2 (obj) {
      // "ContactChangeData#/properties/tags"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ContactChangeData#/properties/tags' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "ContactChangeData#/properties/custom"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_27 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_27 ? JSON_STR_COMMA : ((addComma_27 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_27) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ContactChangeData#"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_2 = false

          const value_id_3 = obj["id"]
          if (value_id_3 !== undefined) {
            json += addComma_2 ? ",\"id\":" : ((addComma_2 = true), "{\"id\":")
            
        if (typeof value_id_3 !== 'string') {
          if (value_id_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_3.toISOString() + JSON_STR_QUOTE
          } else if (value_id_3 instanceof RegExp) {
            json += asString(value_id_3.source)
          } else {
            json += asString(value_id_3.toString())
          }
        } else {
          json += asString(value_id_3)
        }
        
          }

          const value_tenantId_4 = obj["tenantId"]
          if (value_tenantId_4 !== undefined) {
            json += addComma_2 ? ",\"tenantId\":" : ((addComma_2 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_4 !== 'string') {
          if (value_tenantId_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_4.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_4 instanceof RegExp) {
            json += asString(value_tenantId_4.source)
          } else {
            json += asString(value_tenantId_4.toString())
          }
        } else {
          json += asString(value_tenantId_4)
        }
        
          }

          const value_firstName_5 = obj["firstName"]
          if (value_firstName_5 !== undefined) {
            json += addComma_2 ? ",\"firstName\":" : ((addComma_2 = true), "{\"firstName\":")
            
        if (typeof value_firstName_5 !== 'string') {
          if (value_firstName_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_firstName_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_firstName_5.toISOString() + JSON_STR_QUOTE
          } else if (value_firstName_5 instanceof RegExp) {
            json += asString(value_firstName_5.source)
          } else {
            json += asString(value_firstName_5.toString())
          }
        } else {
          json += asString(value_firstName_5)
        }
        
          }

          const value_lastName_6 = obj["lastName"]
          if (value_lastName_6 !== undefined) {
            json += addComma_2 ? ",\"lastName\":" : ((addComma_2 = true), "{\"lastName\":")
            
        if (typeof value_lastName_6 !== 'string') {
          if (value_lastName_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_lastName_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_lastName_6.toISOString() + JSON_STR_QUOTE
          } else if (value_lastName_6 instanceof RegExp) {
            json += asString(value_lastName_6.source)
          } else {
            json += asString(value_lastName_6.toString())
          }
        } else {
          json += asString(value_lastName_6)
        }
        
          }

          const value_email_7 = obj["email"]
          if (value_email_7 !== undefined) {
            json += addComma_2 ? ",\"email\":" : ((addComma_2 = true), "{\"email\":")
            
          if (value_email_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_email_7 === "string" ||
            value_email_7 === null ||
            value_email_7 instanceof Date ||
            value_email_7 instanceof RegExp ||
            (
              typeof value_email_7 === "object" &&
              typeof value_email_7.toString === "function" &&
              value_email_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_email_7 !== 'string') {
          if (value_email_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_email_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_email_7.toISOString() + JSON_STR_QUOTE
          } else if (value_email_7 instanceof RegExp) {
            json += asString(value_email_7.source)
          } else {
            json += asString(value_email_7.toString())
          }
        } else {
          json += asString(value_email_7)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/email' does not match schema definition.")
  
          }

          const value_phone_8 = obj["phone"]
          if (value_phone_8 !== undefined) {
            json += addComma_2 ? ",\"phone\":" : ((addComma_2 = true), "{\"phone\":")
            
          if (value_phone_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_phone_8 === "string" ||
            value_phone_8 === null ||
            value_phone_8 instanceof Date ||
            value_phone_8 instanceof RegExp ||
            (
              typeof value_phone_8 === "object" &&
              typeof value_phone_8.toString === "function" &&
              value_phone_8.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_phone_8 !== 'string') {
          if (value_phone_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_phone_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_phone_8.toISOString() + JSON_STR_QUOTE
          } else if (value_phone_8 instanceof RegExp) {
            json += asString(value_phone_8.source)
          } else {
            json += asString(value_phone_8.toString())
          }
        } else {
          json += asString(value_phone_8)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/phone' does not match schema definition.")
  
          }

          const value_mobile_9 = obj["mobile"]
          if (value_mobile_9 !== undefined) {
            json += addComma_2 ? ",\"mobile\":" : ((addComma_2 = true), "{\"mobile\":")
            
          if (value_mobile_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_mobile_9 === "string" ||
            value_mobile_9 === null ||
            value_mobile_9 instanceof Date ||
            value_mobile_9 instanceof RegExp ||
            (
              typeof value_mobile_9 === "object" &&
              typeof value_mobile_9.toString === "function" &&
              value_mobile_9.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_mobile_9 !== 'string') {
          if (value_mobile_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_mobile_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_mobile_9.toISOString() + JSON_STR_QUOTE
          } else if (value_mobile_9 instanceof RegExp) {
            json += asString(value_mobile_9.source)
          } else {
            json += asString(value_mobile_9.toString())
          }
        } else {
          json += asString(value_mobile_9)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/mobile' does not match schema definition.")
  
          }

          const value_title_10 = obj["title"]
          if (value_title_10 !== undefined) {
            json += addComma_2 ? ",\"title\":" : ((addComma_2 = true), "{\"title\":")
            
          if (value_title_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_title_10 === "string" ||
            value_title_10 === null ||
            value_title_10 instanceof Date ||
            value_title_10 instanceof RegExp ||
            (
              typeof value_title_10 === "object" &&
              typeof value_title_10.toString === "function" &&
              value_title_10.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_title_10 !== 'string') {
          if (value_title_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_title_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_title_10.toISOString() + JSON_STR_QUOTE
          } else if (value_title_10 instanceof RegExp) {
            json += asString(value_title_10.source)
          } else {
            json += asString(value_title_10.toString())
          }
        } else {
          json += asString(value_title_10)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/title' does not match schema definition.")
  
          }

          const value_department_11 = obj["department"]
          if (value_department_11 !== undefined) {
            json += addComma_2 ? ",\"department\":" : ((addComma_2 = true), "{\"department\":")
            
          if (value_department_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_department_11 === "string" ||
            value_department_11 === null ||
            value_department_11 instanceof Date ||
            value_department_11 instanceof RegExp ||
            (
              typeof value_department_11 === "object" &&
              typeof value_department_11.toString === "function" &&
              value_department_11.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_department_11 !== 'string') {
          if (value_department_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_department_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_department_11.toISOString() + JSON_STR_QUOTE
          } else if (value_department_11 instanceof RegExp) {
            json += asString(value_department_11.source)
          } else {
            json += asString(value_department_11.toString())
          }
        } else {
          json += asString(value_department_11)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/department' does not match schema definition.")
  
          }

          const value_companyId_12 = obj["companyId"]
          if (value_companyId_12 !== undefined) {
            json += addComma_2 ? ",\"companyId\":" : ((addComma_2 = true), "{\"companyId\":")
            
          if (value_companyId_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyId_12 === "string" ||
            value_companyId_12 === null ||
            value_companyId_12 instanceof Date ||
            value_companyId_12 instanceof RegExp ||
            (
              typeof value_companyId_12 === "object" &&
              typeof value_companyId_12.toString === "function" &&
              value_companyId_12.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyId_12 !== 'string') {
          if (value_companyId_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyId_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyId_12.toISOString() + JSON_STR_QUOTE
          } else if (value_companyId_12 instanceof RegExp) {
            json += asString(value_companyId_12.source)
          } else {
            json += asString(value_companyId_12.toString())
          }
        } else {
          json += asString(value_companyId_12)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/companyId' does not match schema definition.")
  
          }

          const value_companyName_13 = obj["companyName"]
          if (value_companyName_13 !== undefined) {
            json += addComma_2 ? ",\"companyName\":" : ((addComma_2 = true), "{\"companyName\":")
            
          if (value_companyName_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyName_13 === "string" ||
            value_companyName_13 === null ||
            value_companyName_13 instanceof Date ||
            value_companyName_13 instanceof RegExp ||
            (
              typeof value_companyName_13 === "object" &&
              typeof value_companyName_13.toString === "function" &&
              value_companyName_13.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyName_13 !== 'string') {
          if (value_companyName_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyName_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyName_13.toISOString() + JSON_STR_QUOTE
          } else if (value_companyName_13 instanceof RegExp) {
            json += asString(value_companyName_13.source)
          } else {
            json += asString(value_companyName_13.toString())
          }
        } else {
          json += asString(value_companyName_13)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/companyName' does not match schema definition.")
  
          }

          const value_address_14 = obj["address"]
          if (value_address_14 !== undefined) {
            json += addComma_2 ? ",\"address\":" : ((addComma_2 = true), "{\"address\":")
            
          if (value_address_14 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_address_14 === "string" ||
            value_address_14 === null ||
            value_address_14 instanceof Date ||
            value_address_14 instanceof RegExp ||
            (
              typeof value_address_14 === "object" &&
              typeof value_address_14.toString === "function" &&
              value_address_14.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_address_14 !== 'string') {
          if (value_address_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_address_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_address_14.toISOString() + JSON_STR_QUOTE
          } else if (value_address_14 instanceof RegExp) {
            json += asString(value_address_14.source)
          } else {
            json += asString(value_address_14.toString())
          }
        } else {
          json += asString(value_address_14)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/address' does not match schema definition.")
  
          }

          const value_city_15 = obj["city"]
          if (value_city_15 !== undefined) {
            json += addComma_2 ? ",\"city\":" : ((addComma_2 = true), "{\"city\":")
            
          if (value_city_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_city_15 === "string" ||
            value_city_15 === null ||
            value_city_15 instanceof Date ||
            value_city_15 instanceof RegExp ||
            (
              typeof value_city_15 === "object" &&
              typeof value_city_15.toString === "function" &&
              value_city_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_city_15 !== 'string') {
          if (value_city_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_city_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_city_15.toISOString() + JSON_STR_QUOTE
          } else if (value_city_15 instanceof RegExp) {
            json += asString(value_city_15.source)
          } else {
            json += asString(value_city_15.toString())
          }
        } else {
          json += asString(value_city_15)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/city' does not match schema definition.")
  
          }

          const value_state_16 = obj["state"]
          if (value_state_16 !== undefined) {
            json += addComma_2 ? ",\"state\":" : ((addComma_2 = true), "{\"state\":")
            
          if (value_state_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_state_16 === "string" ||
            value_state_16 === null ||
            value_state_16 instanceof Date ||
            value_state_16 instanceof RegExp ||
            (
              typeof value_state_16 === "object" &&
              typeof value_state_16.toString === "function" &&
              value_state_16.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_state_16 !== 'string') {
          if (value_state_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_state_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_state_16.toISOString() + JSON_STR_QUOTE
          } else if (value_state_16 instanceof RegExp) {
            json += asString(value_state_16.source)
          } else {
            json += asString(value_state_16.toString())
          }
        } else {
          json += asString(value_state_16)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/state' does not match schema definition.")
  
          }

          const value_country_17 = obj["country"]
          if (value_country_17 !== undefined) {
            json += addComma_2 ? ",\"country\":" : ((addComma_2 = true), "{\"country\":")
            
          if (value_country_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_country_17 === "string" ||
            value_country_17 === null ||
            value_country_17 instanceof Date ||
            value_country_17 instanceof RegExp ||
            (
              typeof value_country_17 === "object" &&
              typeof value_country_17.toString === "function" &&
              value_country_17.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_country_17 !== 'string') {
          if (value_country_17 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_country_17 instanceof Date) {
            json += JSON_STR_QUOTE + value_country_17.toISOString() + JSON_STR_QUOTE
          } else if (value_country_17 instanceof RegExp) {
            json += asString(value_country_17.source)
          } else {
            json += asString(value_country_17.toString())
          }
        } else {
          json += asString(value_country_17)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/country' does not match schema definition.")
  
          }

          const value_postalCode_18 = obj["postalCode"]
          if (value_postalCode_18 !== undefined) {
            json += addComma_2 ? ",\"postalCode\":" : ((addComma_2 = true), "{\"postalCode\":")
            
          if (value_postalCode_18 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_postalCode_18 === "string" ||
            value_postalCode_18 === null ||
            value_postalCode_18 instanceof Date ||
            value_postalCode_18 instanceof RegExp ||
            (
              typeof value_postalCode_18 === "object" &&
              typeof value_postalCode_18.toString === "function" &&
              value_postalCode_18.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_postalCode_18 !== 'string') {
          if (value_postalCode_18 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_postalCode_18 instanceof Date) {
            json += JSON_STR_QUOTE + value_postalCode_18.toISOString() + JSON_STR_QUOTE
          } else if (value_postalCode_18 instanceof RegExp) {
            json += asString(value_postalCode_18.source)
          } else {
            json += asString(value_postalCode_18.toString())
          }
        } else {
          json += asString(value_postalCode_18)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/postalCode' does not match schema definition.")
  
          }

          const value_lifecycleStage_19 = obj["lifecycleStage"]
          if (value_lifecycleStage_19 !== undefined) {
            json += addComma_2 ? ",\"lifecycleStage\":" : ((addComma_2 = true), "{\"lifecycleStage\":")
            
        if (typeof value_lifecycleStage_19 !== 'string') {
          if (value_lifecycleStage_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_lifecycleStage_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_lifecycleStage_19.toISOString() + JSON_STR_QUOTE
          } else if (value_lifecycleStage_19 instanceof RegExp) {
            json += asString(value_lifecycleStage_19.source)
          } else {
            json += asString(value_lifecycleStage_19.toString())
          }
        } else {
          json += asString(value_lifecycleStage_19)
        }
        
          }

          const value_leadSource_20 = obj["leadSource"]
          if (value_leadSource_20 !== undefined) {
            json += addComma_2 ? ",\"leadSource\":" : ((addComma_2 = true), "{\"leadSource\":")
            
          if (value_leadSource_20 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_leadSource_20 === "string" ||
            value_leadSource_20 === null ||
            value_leadSource_20 instanceof Date ||
            value_leadSource_20 instanceof RegExp ||
            (
              typeof value_leadSource_20 === "object" &&
              typeof value_leadSource_20.toString === "function" &&
              value_leadSource_20.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_leadSource_20 !== 'string') {
          if (value_leadSource_20 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_leadSource_20 instanceof Date) {
            json += JSON_STR_QUOTE + value_leadSource_20.toISOString() + JSON_STR_QUOTE
          } else if (value_leadSource_20 instanceof RegExp) {
            json += asString(value_leadSource_20.source)
          } else {
            json += asString(value_leadSource_20.toString())
          }
        } else {
          json += asString(value_leadSource_20)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/leadSource' does not match schema definition.")
  
          }

          const value_tags_21 = obj["tags"]
          if (value_tags_21 !== undefined) {
            json += addComma_2 ? ",\"tags\":" : ((addComma_2 = true), "{\"tags\":")
            json += anonymous2(value_tags_21)
          }

          const value_notes_22 = obj["notes"]
          if (value_notes_22 !== undefined) {
            json += addComma_2 ? ",\"notes\":" : ((addComma_2 = true), "{\"notes\":")
            
          if (value_notes_22 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_notes_22 === "string" ||
            value_notes_22 === null ||
            value_notes_22 instanceof Date ||
            value_notes_22 instanceof RegExp ||
            (
              typeof value_notes_22 === "object" &&
              typeof value_notes_22.toString === "function" &&
              value_notes_22.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_notes_22 !== 'string') {
          if (value_notes_22 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_notes_22 instanceof Date) {
            json += JSON_STR_QUOTE + value_notes_22.toISOString() + JSON_STR_QUOTE
          } else if (value_notes_22 instanceof RegExp) {
            json += asString(value_notes_22.source)
          } else {
            json += asString(value_notes_22.toString())
          }
        } else {
          json += asString(value_notes_22)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/notes' does not match schema definition.")
  
          }

          const value_ownerId_23 = obj["ownerId"]
          if (value_ownerId_23 !== undefined) {
            json += addComma_2 ? ",\"ownerId\":" : ((addComma_2 = true), "{\"ownerId\":")
            
          if (value_ownerId_23 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_23 === "string" ||
            value_ownerId_23 === null ||
            value_ownerId_23 instanceof Date ||
            value_ownerId_23 instanceof RegExp ||
            (
              typeof value_ownerId_23 === "object" &&
              typeof value_ownerId_23.toString === "function" &&
              value_ownerId_23.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_23 !== 'string') {
          if (value_ownerId_23 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_23 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_23.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_23 instanceof RegExp) {
            json += asString(value_ownerId_23.source)
          } else {
            json += asString(value_ownerId_23.toString())
          }
        } else {
          json += asString(value_ownerId_23)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/ownerId' does not match schema definition.")
  
          }

          const value_ownerName_24 = obj["ownerName"]
          if (value_ownerName_24 !== undefined) {
            json += addComma_2 ? ",\"ownerName\":" : ((addComma_2 = true), "{\"ownerName\":")
            
          if (value_ownerName_24 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerName_24 === "string" ||
            value_ownerName_24 === null ||
            value_ownerName_24 instanceof Date ||
            value_ownerName_24 instanceof RegExp ||
            (
              typeof value_ownerName_24 === "object" &&
              typeof value_ownerName_24.toString === "function" &&
              value_ownerName_24.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerName_24 !== 'string') {
          if (value_ownerName_24 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerName_24 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerName_24.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerName_24 instanceof RegExp) {
            json += asString(value_ownerName_24.source)
          } else {
            json += asString(value_ownerName_24.toString())
          }
        } else {
          json += asString(value_ownerName_24)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/ownerName' does not match schema definition.")
  
          }

          const value_lastActivityAt_25 = obj["lastActivityAt"]
          if (value_lastActivityAt_25 !== undefined) {
            json += addComma_2 ? ",\"lastActivityAt\":" : ((addComma_2 = true), "{\"lastActivityAt\":")
            
          if (value_lastActivityAt_25 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastActivityAt_25 === "string" ||
            value_lastActivityAt_25 === null ||
            value_lastActivityAt_25 instanceof Date ||
            value_lastActivityAt_25 instanceof RegExp ||
            (
              typeof value_lastActivityAt_25 === "object" &&
              typeof value_lastActivityAt_25.toString === "function" &&
              value_lastActivityAt_25.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastActivityAt_25)
          }
        
    else throw new TypeError("The value of 'ContactChangeData#/properties/lastActivityAt' does not match schema definition.")
  
          }

          const value_custom_26 = obj["custom"]
          if (value_custom_26 !== undefined) {
            json += addComma_2 ? ",\"custom\":" : ((addComma_2 = true), "{\"custom\":")
            json += anonymous3(value_custom_26)
          }

          const value_createdAt_28 = obj["createdAt"]
          if (value_createdAt_28 !== undefined) {
            json += addComma_2 ? ",\"createdAt\":" : ((addComma_2 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_28)
          }

          const value_updatedAt_29 = obj["updatedAt"]
          if (value_updatedAt_29 !== undefined) {
            json += addComma_2 ? ",\"updatedAt\":" : ((addComma_2 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_29)
          }

          const value_erasedAt_30 = obj["erasedAt"]
          if (value_erasedAt_30 !== undefined) {
            json += addComma_2 ? ",\"erasedAt\":" : ((addComma_2 = true), "{\"erasedAt\":")
            json += asDateTime(value_erasedAt_30)
          }
if (!addComma_2) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ActivityResponse#/properties/custom"
      function anonymous6 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_52 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_52 ? JSON_STR_COMMA : ((addComma_52 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_52) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ActivityResponse#"
      function anonymous5 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_32 = false

          const value_id_33 = obj["id"]
          if (value_id_33 !== undefined) {
            json += addComma_32 ? ",\"id\":" : ((addComma_32 = true), "{\"id\":")
            
        if (typeof value_id_33 !== 'string') {
          if (value_id_33 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_33 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_33.toISOString() + JSON_STR_QUOTE
          } else if (value_id_33 instanceof RegExp) {
            json += asString(value_id_33.source)
          } else {
            json += asString(value_id_33.toString())
          }
        } else {
          json += asString(value_id_33)
        }
        
          }

          const value_tenantId_34 = obj["tenantId"]
          if (value_tenantId_34 !== undefined) {
            json += addComma_32 ? ",\"tenantId\":" : ((addComma_32 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_34 !== 'string') {
          if (value_tenantId_34 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_34 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_34.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_34 instanceof RegExp) {
            json += asString(value_tenantId_34.source)
          } else {
            json += asString(value_tenantId_34.toString())
          }
        } else {
          json += asString(value_tenantId_34)
        }
        
          }

          const value_activityType_35 = obj["activityType"]
          if (value_activityType_35 !== undefined) {
            json += addComma_32 ? ",\"activityType\":" : ((addComma_32 = true), "{\"activityType\":")
            
        if (typeof value_activityType_35 !== 'string') {
          if (value_activityType_35 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_activityType_35 instanceof Date) {
            json += JSON_STR_QUOTE + value_activityType_35.toISOString() + JSON_STR_QUOTE
          } else if (value_activityType_35 instanceof RegExp) {
            json += asString(value_activityType_35.source)
          } else {
            json += asString(value_activityType_35.toString())
          }
        } else {
          json += asString(value_activityType_35)
        }
        
          }

          const value_subject_36 = obj["subject"]
          if (value_subject_36 !== undefined) {
            json += addComma_32 ? ",\"subject\":" : ((addComma_32 = true), "{\"subject\":")
            
        if (typeof value_subject_36 !== 'string') {
          if (value_subject_36 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_subject_36 instanceof Date) {
            json += JSON_STR_QUOTE + value_subject_36.toISOString() + JSON_STR_QUOTE
          } else if (value_subject_36 instanceof RegExp) {
            json += asString(value_subject_36.source)
          } else {
            json += asString(value_subject_36.toString())
          }
        } else {
          json += asString(value_subject_36)
        }
        
          }

          const value_body_37 = obj["body"]
          if (value_body_37 !== undefined) {
            json += addComma_32 ? ",\"body\":" : ((addComma_32 = true), "{\"body\":")
            
          if (value_body_37 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_body_37 === "string" ||
            value_body_37 === null ||
            value_body_37 instanceof Date ||
            value_body_37 instanceof RegExp ||
            (
              typeof value_body_37 === "object" &&
              typeof value_body_37.toString === "function" &&
              value_body_37.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_body_37 !== 'string') {
          if (value_body_37 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_body_37 instanceof Date) {
            json += JSON_STR_QUOTE + value_body_37.toISOString() + JSON_STR_QUOTE
          } else if (value_body_37 instanceof RegExp) {
            json += asString(value_body_37.source)
          } else {
            json += asString(value_body_37.toString())
          }
        } else {
          json += asString(value_body_37)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/body' does not match schema definition.")
  
          }

          const value_scheduledAt_38 = obj["scheduledAt"]
          if (value_scheduledAt_38 !== undefined) {
            json += addComma_32 ? ",\"scheduledAt\":" : ((addComma_32 = true), "{\"scheduledAt\":")
            
          if (value_scheduledAt_38 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_scheduledAt_38 === "string" ||
            value_scheduledAt_38 === null ||
            value_scheduledAt_38 instanceof Date ||
            value_scheduledAt_38 instanceof RegExp ||
            (
              typeof value_scheduledAt_38 === "object" &&
              typeof value_scheduledAt_38.toString === "function" &&
              value_scheduledAt_38.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_scheduledAt_38)
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/scheduledAt' does not match schema definition.")
  
          }

          const value_completedAt_39 = obj["completedAt"]
          if (value_completedAt_39 !== undefined) {
            json += addComma_32 ? ",\"completedAt\":" : ((addComma_32 = true), "{\"completedAt\":")
            
          if (value_completedAt_39 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_completedAt_39 === "string" ||
            value_completedAt_39 === null ||
            value_completedAt_39 instanceof Date ||
            value_completedAt_39 instanceof RegExp ||
            (
              typeof value_completedAt_39 === "object" &&
              typeof value_completedAt_39.toString === "function" &&
              value_completedAt_39.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_completedAt_39)
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/completedAt' does not match schema definition.")
  
          }

          const value_status_40 = obj["status"]
          if (value_status_40 !== undefined) {
            json += addComma_32 ? ",\"status\":" : ((addComma_32 = true), "{\"status\":")
            
        if (typeof value_status_40 !== 'string') {
          if (value_status_40 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_40 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_40.toISOString() + JSON_STR_QUOTE
          } else if (value_status_40 instanceof RegExp) {
            json += asString(value_status_40.source)
          } else {
            json += asString(value_status_40.toString())
          }
        } else {
          json += asString(value_status_40)
        }
        
          }

          const value_priority_41 = obj["priority"]
          if (value_priority_41 !== undefined) {
            json += addComma_32 ? ",\"priority\":" : ((addComma_32 = true), "{\"priority\":")
            
        if (typeof value_priority_41 !== 'string') {
          if (value_priority_41 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_priority_41 instanceof Date) {
            json += JSON_STR_QUOTE + value_priority_41.toISOString() + JSON_STR_QUOTE
          } else if (value_priority_41 instanceof RegExp) {
            json += asString(value_priority_41.source)
          } else {
            json += asString(value_priority_41.toString())
          }
        } else {
          json += asString(value_priority_41)
        }
        
          }

          const value_dueDate_42 = obj["dueDate"]
          if (value_dueDate_42 !== undefined) {
            json += addComma_32 ? ",\"dueDate\":" : ((addComma_32 = true), "{\"dueDate\":")
            
          if (value_dueDate_42 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_dueDate_42 === "string" ||
            value_dueDate_42 === null ||
            value_dueDate_42 instanceof Date ||
            value_dueDate_42 instanceof RegExp ||
            (
              typeof value_dueDate_42 === "object" &&
              typeof value_dueDate_42.toString === "function" &&
              value_dueDate_42.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_dueDate_42)
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/dueDate' does not match schema definition.")
  
          }

          const value_contactId_43 = obj["contactId"]
          if (value_contactId_43 !== undefined) {
            json += addComma_32 ? ",\"contactId\":" : ((addComma_32 = true), "{\"contactId\":")
            
          if (value_contactId_43 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_contactId_43 === "string" ||
            value_contactId_43 === null ||
            value_contactId_43 instanceof Date ||
            value_contactId_43 instanceof RegExp ||
            (
              typeof value_contactId_43 === "object" &&
              typeof value_contactId_43.toString === "function" &&
              value_contactId_43.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_contactId_43 !== 'string') {
          if (value_contactId_43 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactId_43 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactId_43.toISOString() + JSON_STR_QUOTE
          } else if (value_contactId_43 instanceof RegExp) {
            json += asString(value_contactId_43.source)
          } else {
            json += asString(value_contactId_43.toString())
          }
        } else {
          json += asString(value_contactId_43)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/contactId' does not match schema definition.")
  
          }

          const value_contactName_44 = obj["contactName"]
          if (value_contactName_44 !== undefined) {
            json += addComma_32 ? ",\"contactName\":" : ((addComma_32 = true), "{\"contactName\":")
            
          if (value_contactName_44 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_contactName_44 === "string" ||
            value_contactName_44 === null ||
            value_contactName_44 instanceof Date ||
            value_contactName_44 instanceof RegExp ||
            (
              typeof value_contactName_44 === "object" &&
              typeof value_contactName_44.toString === "function" &&
              value_contactName_44.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_contactName_44 !== 'string') {
          if (value_contactName_44 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactName_44 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactName_44.toISOString() + JSON_STR_QUOTE
          } else if (value_contactName_44 instanceof RegExp) {
            json += asString(value_contactName_44.source)
          } else {
            json += asString(value_contactName_44.toString())
          }
        } else {
          json += asString(value_contactName_44)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/contactName' does not match schema definition.")
  
          }

          const value_companyId_45 = obj["companyId"]
          if (value_companyId_45 !== undefined) {
            json += addComma_32 ? ",\"companyId\":" : ((addComma_32 = true), "{\"companyId\":")
            
          if (value_companyId_45 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyId_45 === "string" ||
            value_companyId_45 === null ||
            value_companyId_45 instanceof Date ||
            value_companyId_45 instanceof RegExp ||
            (
              typeof value_companyId_45 === "object" &&
              typeof value_companyId_45.toString === "function" &&
              value_companyId_45.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyId_45 !== 'string') {
          if (value_companyId_45 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyId_45 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyId_45.toISOString() + JSON_STR_QUOTE
          } else if (value_companyId_45 instanceof RegExp) {
            json += asString(value_companyId_45.source)
          } else {
            json += asString(value_companyId_45.toString())
          }
        } else {
          json += asString(value_companyId_45)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/companyId' does not match schema definition.")
  
          }

          const value_companyName_46 = obj["companyName"]
          if (value_companyName_46 !== undefined) {
            json += addComma_32 ? ",\"companyName\":" : ((addComma_32 = true), "{\"companyName\":")
            
          if (value_companyName_46 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyName_46 === "string" ||
            value_companyName_46 === null ||
            value_companyName_46 instanceof Date ||
            value_companyName_46 instanceof RegExp ||
            (
              typeof value_companyName_46 === "object" &&
              typeof value_companyName_46.toString === "function" &&
              value_companyName_46.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyName_46 !== 'string') {
          if (value_companyName_46 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyName_46 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyName_46.toISOString() + JSON_STR_QUOTE
          } else if (value_companyName_46 instanceof RegExp) {
            json += asString(value_companyName_46.source)
          } else {
            json += asString(value_companyName_46.toString())
          }
        } else {
          json += asString(value_companyName_46)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/companyName' does not match schema definition.")
  
          }

          const value_dealId_47 = obj["dealId"]
          if (value_dealId_47 !== undefined) {
            json += addComma_32 ? ",\"dealId\":" : ((addComma_32 = true), "{\"dealId\":")
            
          if (value_dealId_47 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_dealId_47 === "string" ||
            value_dealId_47 === null ||
            value_dealId_47 instanceof Date ||
            value_dealId_47 instanceof RegExp ||
            (
              typeof value_dealId_47 === "object" &&
              typeof value_dealId_47.toString === "function" &&
              value_dealId_47.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_dealId_47 !== 'string') {
          if (value_dealId_47 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_dealId_47 instanceof Date) {
            json += JSON_STR_QUOTE + value_dealId_47.toISOString() + JSON_STR_QUOTE
          } else if (value_dealId_47 instanceof RegExp) {
            json += asString(value_dealId_47.source)
          } else {
            json += asString(value_dealId_47.toString())
          }
        } else {
          json += asString(value_dealId_47)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/dealId' does not match schema definition.")
  
          }

          const value_dealName_48 = obj["dealName"]
          if (value_dealName_48 !== undefined) {
            json += addComma_32 ? ",\"dealName\":" : ((addComma_32 = true), "{\"dealName\":")
            
          if (value_dealName_48 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_dealName_48 === "string" ||
            value_dealName_48 === null ||
            value_dealName_48 instanceof Date ||
            value_dealName_48 instanceof RegExp ||
            (
              typeof value_dealName_48 === "object" &&
              typeof value_dealName_48.toString === "function" &&
              value_dealName_48.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_dealName_48 !== 'string') {
          if (value_dealName_48 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_dealName_48 instanceof Date) {
            json += JSON_STR_QUOTE + value_dealName_48.toISOString() + JSON_STR_QUOTE
          } else if (value_dealName_48 instanceof RegExp) {
            json += asString(value_dealName_48.source)
          } else {
            json += asString(value_dealName_48.toString())
          }
        } else {
          json += asString(value_dealName_48)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/dealName' does not match schema definition.")
  
          }

          const value_ownerId_49 = obj["ownerId"]
          if (value_ownerId_49 !== undefined) {
            json += addComma_32 ? ",\"ownerId\":" : ((addComma_32 = true), "{\"ownerId\":")
            
          if (value_ownerId_49 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_49 === "string" ||
            value_ownerId_49 === null ||
            value_ownerId_49 instanceof Date ||
            value_ownerId_49 instanceof RegExp ||
            (
              typeof value_ownerId_49 === "object" &&
              typeof value_ownerId_49.toString === "function" &&
              value_ownerId_49.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_49 !== 'string') {
          if (value_ownerId_49 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_49 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_49.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_49 instanceof RegExp) {
            json += asString(value_ownerId_49.source)
          } else {
            json += asString(value_ownerId_49.toString())
          }
        } else {
          json += asString(value_ownerId_49)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/ownerId' does not match schema definition.")
  
          }

          const value_ownerName_50 = obj["ownerName"]
          if (value_ownerName_50 !== undefined) {
            json += addComma_32 ? ",\"ownerName\":" : ((addComma_32 = true), "{\"ownerName\":")
            
          if (value_ownerName_50 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerName_50 === "string" ||
            value_ownerName_50 === null ||
            value_ownerName_50 instanceof Date ||
            value_ownerName_50 instanceof RegExp ||
            (
              typeof value_ownerName_50 === "object" &&
              typeof value_ownerName_50.toString === "function" &&
              value_ownerName_50.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerName_50 !== 'string') {
          if (value_ownerName_50 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerName_50 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerName_50.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerName_50 instanceof RegExp) {
            json += asString(value_ownerName_50.source)
          } else {
            json += asString(value_ownerName_50.toString())
          }
        } else {
          json += asString(value_ownerName_50)
        }
        
          }
        
    else throw new TypeError("The value of 'ActivityResponse#/properties/ownerName' does not match schema definition.")
  
          }

          const value_custom_51 = obj["custom"]
          if (value_custom_51 !== undefined) {
            json += addComma_32 ? ",\"custom\":" : ((addComma_32 = true), "{\"custom\":")
            json += anonymous6(value_custom_51)
          }

          const value_createdAt_53 = obj["createdAt"]
          if (value_createdAt_53 !== undefined) {
            json += addComma_32 ? ",\"createdAt\":" : ((addComma_32 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_53)
          }

          const value_updatedAt_54 = obj["updatedAt"]
          if (value_updatedAt_54 !== undefined) {
            json += addComma_32 ? ",\"updatedAt\":" : ((addComma_32 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_54)
          }
if (!addComma_32) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous4 (obj) {
      // "PersonalDataResponse#/properties/activities"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'PersonalDataResponse#/properties/activities' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous5(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous5(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "DealResponse#/properties/custom"
      function anonymous9 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_80 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_80 ? JSON_STR_COMMA : ((addComma_80 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_80) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "DealResponse#"
      function anonymous8 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_56 = false

          const value_id_57 = obj["id"]
          if (value_id_57 !== undefined) {
            json += addComma_56 ? ",\"id\":" : ((addComma_56 = true), "{\"id\":")
            
        if (typeof value_id_57 !== 'string') {
          if (value_id_57 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_57 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_57.toISOString() + JSON_STR_QUOTE
          } else if (value_id_57 instanceof RegExp) {
            json += asString(value_id_57.source)
          } else {
            json += asString(value_id_57.toString())
          }
        } else {
          json += asString(value_id_57)
        }
        
          }

          const value_tenantId_58 = obj["tenantId"]
          if (value_tenantId_58 !== undefined) {
            json += addComma_56 ? ",\"tenantId\":" : ((addComma_56 = true), "{\"tenantId\":")
            
        if (typeof value_tenantId_58 !== 'string') {
          if (value_tenantId_58 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_tenantId_58 instanceof Date) {
            json += JSON_STR_QUOTE + value_tenantId_58.toISOString() + JSON_STR_QUOTE
          } else if (value_tenantId_58 instanceof RegExp) {
            json += asString(value_tenantId_58.source)
          } else {
            json += asString(value_tenantId_58.toString())
          }
        } else {
          json += asString(value_tenantId_58)
        }
        
          }

          const value_pipelineId_59 = obj["pipelineId"]
          if (value_pipelineId_59 !== undefined) {
            json += addComma_56 ? ",\"pipelineId\":" : ((addComma_56 = true), "{\"pipelineId\":")
            
        if (typeof value_pipelineId_59 !== 'string') {
          if (value_pipelineId_59 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_pipelineId_59 instanceof Date) {
            json += JSON_STR_QUOTE + value_pipelineId_59.toISOString() + JSON_STR_QUOTE
          } else if (value_pipelineId_59 instanceof RegExp) {
            json += asString(value_pipelineId_59.source)
          } else {
            json += asString(value_pipelineId_59.toString())
          }
        } else {
          json += asString(value_pipelineId_59)
        }
        
          }

          const value_stageId_60 = obj["stageId"]
          if (value_stageId_60 !== undefined) {
            json += addComma_56 ? ",\"stageId\":" : ((addComma_56 = true), "{\"stageId\":")
            
        if (typeof value_stageId_60 !== 'string') {
          if (value_stageId_60 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_stageId_60 instanceof Date) {
            json += JSON_STR_QUOTE + value_stageId_60.toISOString() + JSON_STR_QUOTE
          } else if (value_stageId_60 instanceof RegExp) {
            json += asString(value_stageId_60.source)
          } else {
            json += asString(value_stageId_60.toString())
          }
        } else {
          json += asString(value_stageId_60)
        }
        
          }

          const value_stageName_61 = obj["stageName"]
          if (value_stageName_61 !== undefined) {
            json += addComma_56 ? ",\"stageName\":" : ((addComma_56 = true), "{\"stageName\":")
            
        if (typeof value_stageName_61 !== 'string') {
          if (value_stageName_61 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_stageName_61 instanceof Date) {
            json += JSON_STR_QUOTE + value_stageName_61.toISOString() + JSON_STR_QUOTE
          } else if (value_stageName_61 instanceof RegExp) {
            json += asString(value_stageName_61.source)
          } else {
            json += asString(value_stageName_61.toString())
          }
        } else {
          json += asString(value_stageName_61)
        }
        
          }

          const value_name_62 = obj["name"]
          if (value_name_62 !== undefined) {
            json += addComma_56 ? ",\"name\":" : ((addComma_56 = true), "{\"name\":")
            
        if (typeof value_name_62 !== 'string') {
          if (value_name_62 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_62 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_62.toISOString() + JSON_STR_QUOTE
          } else if (value_name_62 instanceof RegExp) {
            json += asString(value_name_62.source)
          } else {
            json += asString(value_name_62.toString())
          }
        } else {
          json += asString(value_name_62)
        }
        
          }

          const value_contactId_63 = obj["contactId"]
          if (value_contactId_63 !== undefined) {
            json += addComma_56 ? ",\"contactId\":" : ((addComma_56 = true), "{\"contactId\":")
            
          if (value_contactId_63 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_contactId_63 === "string" ||
            value_contactId_63 === null ||
            value_contactId_63 instanceof Date ||
            value_contactId_63 instanceof RegExp ||
            (
              typeof value_contactId_63 === "object" &&
              typeof value_contactId_63.toString === "function" &&
              value_contactId_63.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_contactId_63 !== 'string') {
          if (value_contactId_63 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactId_63 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactId_63.toISOString() + JSON_STR_QUOTE
          } else if (value_contactId_63 instanceof RegExp) {
            json += asString(value_contactId_63.source)
          } else {
            json += asString(value_contactId_63.toString())
          }
        } else {
          json += asString(value_contactId_63)
        }
        
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/contactId' does not match schema definition.")
  
          }

          const value_contactName_64 = obj["contactName"]
          if (value_contactName_64 !== undefined) {
            json += addComma_56 ? ",\"contactName\":" : ((addComma_56 = true), "{\"contactName\":")
            
          if (value_contactName_64 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_contactName_64 === "string" ||
            value_contactName_64 === null ||
            value_contactName_64 instanceof Date ||
            value_contactName_64 instanceof RegExp ||
            (
              typeof value_contactName_64 === "object" &&
              typeof value_contactName_64.toString === "function" &&
              value_contactName_64.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_contactName_64 !== 'string') {
          if (value_contactName_64 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_contactName_64 instanceof Date) {
            json += JSON_STR_QUOTE + value_contactName_64.toISOString() + JSON_STR_QUOTE
          } else if (value_contactName_64 instanceof RegExp) {
            json += asString(value_contactName_64.source)
          } else {
            json += asString(value_contactName_64.toString())
          }
        } else {
          json += asString(value_contactName_64)
        }
        
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/contactName' does not match schema definition.")
  
          }

          const value_companyId_65 = obj["companyId"]
          if (value_companyId_65 !== undefined) {
            json += addComma_56 ? ",\"companyId\":" : ((addComma_56 = true), "{\"companyId\":")
            
          if (value_companyId_65 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyId_65 === "string" ||
            value_companyId_65 === null ||
            value_companyId_65 instanceof Date ||
            value_companyId_65 instanceof RegExp ||
            (
              typeof value_companyId_65 === "object" &&
              typeof value_companyId_65.toString === "function" &&
              value_companyId_65.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyId_65 !== 'string') {
          if (value_companyId_65 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyId_65 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyId_65.toISOString() + JSON_STR_QUOTE
          } else if (value_companyId_65 instanceof RegExp) {
            json += asString(value_companyId_65.source)
          } else {
            json += asString(value_companyId_65.toString())
          }
        } else {
          json += asString(value_companyId_65)
        }
        
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/companyId' does not match schema definition.")
  
          }

          const value_companyName_66 = obj["companyName"]
          if (value_companyName_66 !== undefined) {
            json += addComma_56 ? ",\"companyName\":" : ((addComma_56 = true), "{\"companyName\":")
            
          if (value_companyName_66 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_companyName_66 === "string" ||
            value_companyName_66 === null ||
            value_companyName_66 instanceof Date ||
            value_companyName_66 instanceof RegExp ||
            (
              typeof value_companyName_66 === "object" &&
              typeof value_companyName_66.toString === "function" &&
              value_companyName_66.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_companyName_66 !== 'string') {
          if (value_companyName_66 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_companyName_66 instanceof Date) {
            json += JSON_STR_QUOTE + value_companyName_66.toISOString() + JSON_STR_QUOTE
          } else if (value_companyName_66 instanceof RegExp) {
            json += asString(value_companyName_66.source)
          } else {
            json += asString(value_companyName_66.toString())
          }
        } else {
          json += asString(value_companyName_66)
        }
        
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/companyName' does not match schema definition.")
  
          }

          const value_value_67 = obj["value"]
          if (value_value_67 !== undefined) {
            json += addComma_56 ? ",\"value\":" : ((addComma_56 = true), "{\"value\":")
            
          if (value_value_67 === null) {
            json += JSON_STR_NULL
          }
          
          else if(typeof value_value_67 === "number" || value_value_67 === null) {
            json += asNumber(value_value_67)
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/value' does not match schema definition.")
  
          }

          const value_currency_68 = obj["currency"]
          if (value_currency_68 !== undefined) {
            json += addComma_56 ? ",\"currency\":" : ((addComma_56 = true), "{\"currency\":")
            
          if (value_currency_68 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_currency_68 === "string" ||
            value_currency_68 === null ||
            value_currency_68 instanceof Date ||
            value_currency_68 instanceof RegExp ||
            (
              typeof value_currency_68 === "object" &&
              typeof value_currency_68.toString === "function" &&
              value_currency_68.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_currency_68 !== 'string') {
          if (value_currency_68 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_currency_68 instanceof Date) {
            json += JSON_STR_QUOTE + value_currency_68.toISOString() + JSON_STR_QUOTE
          } else if (value_currency_68 instanceof RegExp) {
            json += asString(value_currency_68.source)
          } else {
            json += asString(value_currency_68.toString())
          }
        } else {
          json += asString(value_currency_68)
        }
        
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/currency' does not match schema definition.")
  
          }

          const value_probability_69 = obj["probability"]
          if (value_probability_69 !== undefined) {
            json += addComma_56 ? ",\"probability\":" : ((addComma_56 = true), "{\"probability\":")
            
          if (value_probability_69 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_probability_69) || value_probability_69 === null) {
            json += asInteger(value_probability_69)
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/probability' does not match schema definition.")
  
          }

          const value_expectedCloseDate_70 = obj["expectedCloseDate"]
          if (value_expectedCloseDate_70 !== undefined) {
            json += addComma_56 ? ",\"expectedCloseDate\":" : ((addComma_56 = true), "{\"expectedCloseDate\":")
            
          if (value_expectedCloseDate_70 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_expectedCloseDate_70 === "string" ||
            value_expectedCloseDate_70 === null ||
            value_expectedCloseDate_70 instanceof Date ||
            value_expectedCloseDate_70 instanceof RegExp ||
            (
              typeof value_expectedCloseDate_70 === "object" &&
              typeof value_expectedCloseDate_70.toString === "function" &&
              value_expectedCloseDate_70.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_expectedCloseDate_70)
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/expectedCloseDate' does not match schema definition.")
  
          }

          const value_actualCloseDate_71 = obj["actualCloseDate"]
          if (value_actualCloseDate_71 !== undefined) {
            json += addComma_56 ? ",\"actualCloseDate\":" : ((addComma_56 = true), "{\"actualCloseDate\":")
            
          if (value_actualCloseDate_71 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_actualCloseDate_71 === "string" ||
            value_actualCloseDate_71 === null ||
            value_actualCloseDate_71 instanceof Date ||
            value_actualCloseDate_71 instanceof RegExp ||
            (
              typeof value_actualCloseDate_71 === "object" &&
              typeof value_actualCloseDate_71.toString === "function" &&
              value_actualCloseDate_71.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_actualCloseDate_71)
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/actualCloseDate' does not match schema definition.")
  
          }

          const value_status_72 = obj["status"]
          if (value_status_72 !== undefined) {
            json += addComma_56 ? ",\"status\":" : ((addComma_56 = true), "{\"status\":")
            
        if (typeof value_status_72 !== 'string') {
          if (value_status_72 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_72 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_72.toISOString() + JSON_STR_QUOTE
          } else if (value_status_72 instanceof RegExp) {
            json += asString(value_status_72.source)
          } else {
            json += asString(value_status_72.toString())
          }
        } else {
          json += asString(value_status_72)
        }
        
          }

          const value_notes_73 = obj["notes"]
          if (value_notes_73 !== undefined) {
            json += addComma_56 ? ",\"notes\":" : ((addComma_56 = true), "{\"notes\":")
            
          if (value_notes_73 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_notes_73 === "string" ||
            value_notes_73 === null ||
            value_notes_73 instanceof Date ||
            value_notes_73 instanceof RegExp ||
            (
              typeof value_notes_73 === "object" &&
              typeof value_notes_73.toString === "function" &&
              value_notes_73.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_notes_73 !== 'string') {
          if (value_notes_73 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_notes_73 instanceof Date) {
            json += JSON_STR_QUOTE + value_notes_73.toISOString() + JSON_STR_QUOTE
          } else if (value_notes_73 instanceof RegExp) {
            json += asString(value_notes_73.source)
          } else {
            json += asString(value_notes_73.toString())
          }
        } else {
          json += asString(value_notes_73)
        }
        
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/notes' does not match schema definition.")
  
          }

          const value_ownerId_74 = obj["ownerId"]
          if (value_ownerId_74 !== undefined) {
            json += addComma_56 ? ",\"ownerId\":" : ((addComma_56 = true), "{\"ownerId\":")
            
          if (value_ownerId_74 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerId_74 === "string" ||
            value_ownerId_74 === null ||
            value_ownerId_74 instanceof Date ||
            value_ownerId_74 instanceof RegExp ||
            (
              typeof value_ownerId_74 === "object" &&
              typeof value_ownerId_74.toString === "function" &&
              value_ownerId_74.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerId_74 !== 'string') {
          if (value_ownerId_74 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerId_74 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerId_74.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerId_74 instanceof RegExp) {
            json += asString(value_ownerId_74.source)
          } else {
            json += asString(value_ownerId_74.toString())
          }
        } else {
          json += asString(value_ownerId_74)
        }
        
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/ownerId' does not match schema definition.")
  
          }

          const value_ownerName_75 = obj["ownerName"]
          if (value_ownerName_75 !== undefined) {
            json += addComma_56 ? ",\"ownerName\":" : ((addComma_56 = true), "{\"ownerName\":")
            
          if (value_ownerName_75 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ownerName_75 === "string" ||
            value_ownerName_75 === null ||
            value_ownerName_75 instanceof Date ||
            value_ownerName_75 instanceof RegExp ||
            (
              typeof value_ownerName_75 === "object" &&
              typeof value_ownerName_75.toString === "function" &&
              value_ownerName_75.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ownerName_75 !== 'string') {
          if (value_ownerName_75 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ownerName_75 instanceof Date) {
            json += JSON_STR_QUOTE + value_ownerName_75.toISOString() + JSON_STR_QUOTE
          } else if (value_ownerName_75 instanceof RegExp) {
            json += asString(value_ownerName_75.source)
          } else {
            json += asString(value_ownerName_75.toString())
          }
        } else {
          json += asString(value_ownerName_75)
        }
        
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/ownerName' does not match schema definition.")
  
          }

          const value_lastActivityAt_76 = obj["lastActivityAt"]
          if (value_lastActivityAt_76 !== undefined) {
            json += addComma_56 ? ",\"lastActivityAt\":" : ((addComma_56 = true), "{\"lastActivityAt\":")
            
          if (value_lastActivityAt_76 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastActivityAt_76 === "string" ||
            value_lastActivityAt_76 === null ||
            value_lastActivityAt_76 instanceof Date ||
            value_lastActivityAt_76 instanceof RegExp ||
            (
              typeof value_lastActivityAt_76 === "object" &&
              typeof value_lastActivityAt_76.toString === "function" &&
              value_lastActivityAt_76.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastActivityAt_76)
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/lastActivityAt' does not match schema definition.")
  
          }

          const value_bantScore_77 = obj["bantScore"]
          if (value_bantScore_77 !== undefined) {
            json += addComma_56 ? ",\"bantScore\":" : ((addComma_56 = true), "{\"bantScore\":")
            
          if (value_bantScore_77 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_bantScore_77) || value_bantScore_77 === null) {
            json += asInteger(value_bantScore_77)
          }
        
    else throw new TypeError("The value of 'DealResponse#/properties/bantScore' does not match schema definition.")
  
          }

          const value_isBantQualified_78 = obj["isBantQualified"]
          if (value_isBantQualified_78 !== undefined) {
            json += addComma_56 ? ",\"isBantQualified\":" : ((addComma_56 = true), "{\"isBantQualified\":")
            json += asBoolean(value_isBantQualified_78)
          }

          const value_custom_79 = obj["custom"]
          if (value_custom_79 !== undefined) {
            json += addComma_56 ? ",\"custom\":" : ((addComma_56 = true), "{\"custom\":")
            json += anonymous9(value_custom_79)
          }

          const value_createdAt_81 = obj["createdAt"]
          if (value_createdAt_81 !== undefined) {
            json += addComma_56 ? ",\"createdAt\":" : ((addComma_56 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_81)
          }

          const value_updatedAt_82 = obj["updatedAt"]
          if (value_updatedAt_82 !== undefined) {
            json += addComma_56 ? ",\"updatedAt\":" : ((addComma_56 = true), "{\"updatedAt\":")
            json += asDateTime(value_updatedAt_82)
          }
if (!addComma_56) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous7 (obj) {
      // "PersonalDataResponse#/properties/deals"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'PersonalDataResponse#/properties/deals' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous8(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous8(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "ContactHistoryEntry#/properties/actor"
      function anonymous12 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_92 = false

          const value_type_93 = obj["type"]
          if (value_type_93 !== undefined) {
            json += addComma_92 ? ",\"type\":" : ((addComma_92 = true), "{\"type\":")
            
        if (typeof value_type_93 !== 'string') {
          if (value_type_93 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_93 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_93.toISOString() + JSON_STR_QUOTE
          } else if (value_type_93 instanceof RegExp) {
            json += asString(value_type_93.source)
          } else {
            json += asString(value_type_93.toString())
          }
        } else {
          json += asString(value_type_93)
        }
        
          }

          const value_id_94 = obj["id"]
          if (value_id_94 !== undefined) {
            json += addComma_92 ? ",\"id\":" : ((addComma_92 = true), "{\"id\":")
            
          if (value_id_94 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_94 === "string" ||
            value_id_94 === null ||
            value_id_94 instanceof Date ||
            value_id_94 instanceof RegExp ||
            (
              typeof value_id_94 === "object" &&
              typeof value_id_94.toString === "function" &&
              value_id_94.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_94 !== 'string') {
          if (value_id_94 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_94 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_94.toISOString() + JSON_STR_QUOTE
          } else if (value_id_94 instanceof RegExp) {
            json += asString(value_id_94.source)
          } else {
            json += asString(value_id_94.toString())
          }
        } else {
          json += asString(value_id_94)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactHistoryEntry#/properties/actor/properties/id' does not match schema definition.")
  
          }

          const value_name_95 = obj["name"]
          if (value_name_95 !== undefined) {
            json += addComma_92 ? ",\"name\":" : ((addComma_92 = true), "{\"name\":")
            
        if (typeof value_name_95 !== 'string') {
          if (value_name_95 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_95 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_95.toISOString() + JSON_STR_QUOTE
          } else if (value_name_95 instanceof RegExp) {
            json += asString(value_name_95.source)
          } else {
            json += asString(value_name_95.toString())
          }
        } else {
          json += asString(value_name_95)
        }
        
          }
if (!addComma_92) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous13 (obj) {
      // "ContactHistoryEntry#/properties/changedProperties"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'ContactHistoryEntry#/properties/changedProperties' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "ContactHistoryEntry#/properties/previous"
      function anonymous14 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_99 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_99 ? JSON_STR_COMMA : ((addComma_99 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_99) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ContactHistoryEntry#"
      function anonymous11 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_84 = false

          const value_sequence_85 = obj["sequence"]
          if (value_sequence_85 !== undefined) {
            json += addComma_84 ? ",\"sequence\":" : ((addComma_84 = true), "{\"sequence\":")
            json += asInteger(value_sequence_85)
          }

          const value_entity_86 = obj["entity"]
          if (value_entity_86 !== undefined) {
            json += addComma_84 ? ",\"entity\":" : ((addComma_84 = true), "{\"entity\":")
            
        if (typeof value_entity_86 !== 'string') {
          if (value_entity_86 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_entity_86 instanceof Date) {
            json += JSON_STR_QUOTE + value_entity_86.toISOString() + JSON_STR_QUOTE
          } else if (value_entity_86 instanceof RegExp) {
            json += asString(value_entity_86.source)
          } else {
            json += asString(value_entity_86.toString())
          }
        } else {
          json += asString(value_entity_86)
        }
        
          }

          const value_entityId_87 = obj["entityId"]
          if (value_entityId_87 !== undefined) {
            json += addComma_84 ? ",\"entityId\":" : ((addComma_84 = true), "{\"entityId\":")
            
        if (typeof value_entityId_87 !== 'string') {
          if (value_entityId_87 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_entityId_87 instanceof Date) {
            json += JSON_STR_QUOTE + value_entityId_87.toISOString() + JSON_STR_QUOTE
          } else if (value_entityId_87 instanceof RegExp) {
            json += asString(value_entityId_87.source)
          } else {
            json += asString(value_entityId_87.toString())
          }
        } else {
          json += asString(value_entityId_87)
        }
        
          }

          const value_action_88 = obj["action"]
          if (value_action_88 !== undefined) {
            json += addComma_84 ? ",\"action\":" : ((addComma_84 = true), "{\"action\":")
            
        if (typeof value_action_88 !== 'string') {
          if (value_action_88 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_action_88 instanceof Date) {
            json += JSON_STR_QUOTE + value_action_88.toISOString() + JSON_STR_QUOTE
          } else if (value_action_88 instanceof RegExp) {
            json += asString(value_action_88.source)
          } else {
            json += asString(value_action_88.toString())
          }
        } else {
          json += asString(value_action_88)
        }
        
          }

          const value_changedAt_89 = obj["changedAt"]
          if (value_changedAt_89 !== undefined) {
            json += addComma_84 ? ",\"changedAt\":" : ((addComma_84 = true), "{\"changedAt\":")
            json += asDateTime(value_changedAt_89)
          }

          const value_changeSet_90 = obj["changeSet"]
          if (value_changeSet_90 !== undefined) {
            json += addComma_84 ? ",\"changeSet\":" : ((addComma_84 = true), "{\"changeSet\":")
            
          if (value_changeSet_90 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_changeSet_90 === "string" ||
            value_changeSet_90 === null ||
            value_changeSet_90 instanceof Date ||
            value_changeSet_90 instanceof RegExp ||
            (
              typeof value_changeSet_90 === "object" &&
              typeof value_changeSet_90.toString === "function" &&
              value_changeSet_90.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_changeSet_90 !== 'string') {
          if (value_changeSet_90 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_changeSet_90 instanceof Date) {
            json += JSON_STR_QUOTE + value_changeSet_90.toISOString() + JSON_STR_QUOTE
          } else if (value_changeSet_90 instanceof RegExp) {
            json += asString(value_changeSet_90.source)
          } else {
            json += asString(value_changeSet_90.toString())
          }
        } else {
          json += asString(value_changeSet_90)
        }
        
          }
        
    else throw new TypeError("The value of 'ContactHistoryEntry#/properties/changeSet' does not match schema definition.")
  
          }

          const value_actor_91 = obj["actor"]
          if (value_actor_91 !== undefined) {
            json += addComma_84 ? ",\"actor\":" : ((addComma_84 = true), "{\"actor\":")
            
          if (value_actor_91 === null) {
            json += JSON_STR_NULL
          }
          
          else if((typeof value_actor_91 === "object" && !Array.isArray(value_actor_91)) || value_actor_91 === null) {
            json += anonymous12(value_actor_91)
          }
        
    else throw new TypeError("The value of 'ContactHistoryEntry#/properties/actor' does not match schema definition.")
  
          }

          const value_source_96 = obj["source"]
          if (value_source_96 !== undefined) {
            json += addComma_84 ? ",\"source\":" : ((addComma_84 = true), "{\"source\":")
            
        if (typeof value_source_96 !== 'string') {
          if (value_source_96 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_source_96 instanceof Date) {
            json += JSON_STR_QUOTE + value_source_96.toISOString() + JSON_STR_QUOTE
          } else if (value_source_96 instanceof RegExp) {
            json += asString(value_source_96.source)
          } else {
            json += asString(value_source_96.toString())
          }
        } else {
          json += asString(value_source_96)
        }
        
          }

          const value_changedProperties_97 = obj["changedProperties"]
          if (value_changedProperties_97 !== undefined) {
            json += addComma_84 ? ",\"changedProperties\":" : ((addComma_84 = true), "{\"changedProperties\":")
            json += anonymous13(value_changedProperties_97)
          }

          const value_previous_98 = obj["previous"]
          if (value_previous_98 !== undefined) {
            json += addComma_84 ? ",\"previous\":" : ((addComma_84 = true), "{\"previous\":")
            json += anonymous14(value_previous_98)
          }

          const value_data_100 = obj["data"]
          if (value_data_100 !== undefined) {
            json += addComma_84 ? ",\"data\":" : ((addComma_84 = true), "{\"data\":")
            json += anonymous1(value_data_100)
          }
if (!addComma_84) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous10 (obj) {
      // "PersonalDataResponse#/properties/history"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'PersonalDataResponse#/properties/history' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous11(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous11(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "PersonalDelivery#"
      function anonymous16 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_102 = false

          const value_id_103 = obj["id"]
          if (value_id_103 !== undefined) {
            json += addComma_102 ? ",\"id\":" : ((addComma_102 = true), "{\"id\":")
            
        if (typeof value_id_103 !== 'string') {
          if (value_id_103 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_103 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_103.toISOString() + JSON_STR_QUOTE
          } else if (value_id_103 instanceof RegExp) {
            json += asString(value_id_103.source)
          } else {
            json += asString(value_id_103.toString())
          }
        } else {
          json += asString(value_id_103)
        }
        
          }

          const value_webhookId_104 = obj["webhookId"]
          if (value_webhookId_104 !== undefined) {
            json += addComma_102 ? ",\"webhookId\":" : ((addComma_102 = true), "{\"webhookId\":")
            
        if (typeof value_webhookId_104 !== 'string') {
          if (value_webhookId_104 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_webhookId_104 instanceof Date) {
            json += JSON_STR_QUOTE + value_webhookId_104.toISOString() + JSON_STR_QUOTE
          } else if (value_webhookId_104 instanceof RegExp) {
            json += asString(value_webhookId_104.source)
          } else {
            json += asString(value_webhookId_104.toString())
          }
        } else {
          json += asString(value_webhookId_104)
        }
        
          }

          const value_eventId_105 = obj["eventId"]
          if (value_eventId_105 !== undefined) {
            json += addComma_102 ? ",\"eventId\":" : ((addComma_102 = true), "{\"eventId\":")
            
        if (typeof value_eventId_105 !== 'string') {
          if (value_eventId_105 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_eventId_105 instanceof Date) {
            json += JSON_STR_QUOTE + value_eventId_105.toISOString() + JSON_STR_QUOTE
          } else if (value_eventId_105 instanceof RegExp) {
            json += asString(value_eventId_105.source)
          } else {
            json += asString(value_eventId_105.toString())
          }
        } else {
          json += asString(value_eventId_105)
        }
        
          }

          const value_event_106 = obj["event"]
          if (value_event_106 !== undefined) {
            json += addComma_102 ? ",\"event\":" : ((addComma_102 = true), "{\"event\":")
            
        if (typeof value_event_106 !== 'string') {
          if (value_event_106 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_event_106 instanceof Date) {
            json += JSON_STR_QUOTE + value_event_106.toISOString() + JSON_STR_QUOTE
          } else if (value_event_106 instanceof RegExp) {
            json += asString(value_event_106.source)
          } else {
            json += asString(value_event_106.toString())
          }
        } else {
          json += asString(value_event_106)
        }
        
          }

          const value_status_107 = obj["status"]
          if (value_status_107 !== undefined) {
            json += addComma_102 ? ",\"status\":" : ((addComma_102 = true), "{\"status\":")
            
        if (typeof value_status_107 !== 'string') {
          if (value_status_107 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_107 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_107.toISOString() + JSON_STR_QUOTE
          } else if (value_status_107 instanceof RegExp) {
            json += asString(value_status_107.source)
          } else {
            json += asString(value_status_107.toString())
          }
        } else {
          json += asString(value_status_107)
        }
        
          }

          const value_createdAt_108 = obj["createdAt"]
          if (value_createdAt_108 !== undefined) {
            json += addComma_102 ? ",\"createdAt\":" : ((addComma_102 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_108)
          }

          const value_deliveredAt_109 = obj["deliveredAt"]
          if (value_deliveredAt_109 !== undefined) {
            json += addComma_102 ? ",\"deliveredAt\":" : ((addComma_102 = true), "{\"deliveredAt\":")
            
          if (value_deliveredAt_109 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_deliveredAt_109 === "string" ||
            value_deliveredAt_109 === null ||
            value_deliveredAt_109 instanceof Date ||
            value_deliveredAt_109 instanceof RegExp ||
            (
              typeof value_deliveredAt_109 === "object" &&
              typeof value_deliveredAt_109.toString === "function" &&
              value_deliveredAt_109.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_deliveredAt_109)
          }
        
    else throw new TypeError("The value of 'PersonalDelivery#/properties/deliveredAt' does not match schema definition.")
  
          }

          const value_body_110 = obj["body"]
          if (value_body_110 !== undefined) {
            json += addComma_102 ? ",\"body\":" : ((addComma_102 = true), "{\"body\":")
            
        if (typeof value_body_110 !== 'string') {
          if (value_body_110 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_body_110 instanceof Date) {
            json += JSON_STR_QUOTE + value_body_110.toISOString() + JSON_STR_QUOTE
          } else if (value_body_110 instanceof RegExp) {
            json += asString(value_body_110.source)
          } else {
            json += asString(value_body_110.toString())
          }
        } else {
          json += asString(value_body_110)
        }
        
          }
if (!addComma_102) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous15 (obj) {
      // "PersonalDataResponse#/properties/deliveries"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'PersonalDataResponse#/properties/deliveries' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous16(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous16(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "Actor#"
      function anonymous19 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_116 = false

          const value_type_117 = obj["type"]
          if (value_type_117 !== undefined) {
            json += addComma_116 ? ",\"type\":" : ((addComma_116 = true), "{\"type\":")
            
        if (typeof value_type_117 !== 'string') {
          if (value_type_117 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_117 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_117.toISOString() + JSON_STR_QUOTE
          } else if (value_type_117 instanceof RegExp) {
            json += asString(value_type_117.source)
          } else {
            json += asString(value_type_117.toString())
          }
        } else {
          json += asString(value_type_117)
        }
        
          }

          const value_id_118 = obj["id"]
          if (value_id_118 !== undefined) {
            json += addComma_116 ? ",\"id\":" : ((addComma_116 = true), "{\"id\":")
            
          if (value_id_118 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_118 === "string" ||
            value_id_118 === null ||
            value_id_118 instanceof Date ||
            value_id_118 instanceof RegExp ||
            (
              typeof value_id_118 === "object" &&
              typeof value_id_118.toString === "function" &&
              value_id_118.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_118 !== 'string') {
          if (value_id_118 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_118 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_118.toISOString() + JSON_STR_QUOTE
          } else if (value_id_118 instanceof RegExp) {
            json += asString(value_id_118.source)
          } else {
            json += asString(value_id_118.toString())
          }
        } else {
          json += asString(value_id_118)
        }
        
          }
        
    else throw new TypeError("The value of 'Actor#/properties/id' does not match schema definition.")
  
          }

          const value_name_119 = obj["name"]
          if (value_name_119 !== undefined) {
            json += addComma_116 ? ",\"name\":" : ((addComma_116 = true), "{\"name\":")
            
        if (typeof value_name_119 !== 'string') {
          if (value_name_119 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_119 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_119.toISOString() + JSON_STR_QUOTE
          } else if (value_name_119 instanceof RegExp) {
            json += asString(value_name_119.source)
          } else {
            json += asString(value_name_119.toString())
          }
        } else {
          json += asString(value_name_119)
        }
        
          }
if (!addComma_116) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "AuditTarget#"
      function anonymous20 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_122 = false

          const value_type_123 = obj["type"]
          if (value_type_123 !== undefined) {
            json += addComma_122 ? ",\"type\":" : ((addComma_122 = true), "{\"type\":")
            
        if (typeof value_type_123 !== 'string') {
          if (value_type_123 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_123 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_123.toISOString() + JSON_STR_QUOTE
          } else if (value_type_123 instanceof RegExp) {
            json += asString(value_type_123.source)
          } else {
            json += asString(value_type_123.toString())
          }
        } else {
          json += asString(value_type_123)
        }
        
          }

          const value_id_124 = obj["id"]
          if (value_id_124 !== undefined) {
            json += addComma_122 ? ",\"id\":" : ((addComma_122 = true), "{\"id\":")
            
          if (value_id_124 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_124 === "string" ||
            value_id_124 === null ||
            value_id_124 instanceof Date ||
            value_id_124 instanceof RegExp ||
            (
              typeof value_id_124 === "object" &&
              typeof value_id_124.toString === "function" &&
              value_id_124.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_124 !== 'string') {
          if (value_id_124 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_124 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_124.toISOString() + JSON_STR_QUOTE
          } else if (value_id_124 instanceof RegExp) {
            json += asString(value_id_124.source)
          } else {
            json += asString(value_id_124.toString())
          }
        } else {
          json += asString(value_id_124)
        }
        
          }
        
    else throw new TypeError("The value of 'AuditTarget#/properties/id' does not match schema definition.")
  
          }

          const value_name_125 = obj["name"]
          if (value_name_125 !== undefined) {
            json += addComma_122 ? ",\"name\":" : ((addComma_122 = true), "{\"name\":")
            
          if (value_name_125 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_name_125 === "string" ||
            value_name_125 === null ||
            value_name_125 instanceof Date ||
            value_name_125 instanceof RegExp ||
            (
              typeof value_name_125 === "object" &&
              typeof value_name_125.toString === "function" &&
              value_name_125.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_name_125 !== 'string') {
          if (value_name_125 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_125 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_125.toISOString() + JSON_STR_QUOTE
          } else if (value_name_125 instanceof RegExp) {
            json += asString(value_name_125.source)
          } else {
            json += asString(value_name_125.toString())
          }
        } else {
          json += asString(value_name_125)
        }
        
          }
        
    else throw new TypeError("The value of 'AuditTarget#/properties/name' does not match schema definition.")
  
          }
if (!addComma_122) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "AuditEntryResponse#/properties/counts"
      function anonymous21 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_130 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_130 ? JSON_STR_COMMA : ((addComma_130 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += asInteger(value)
      
    }
  if (!addComma_130) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "AuditEntryResponse#"
      function anonymous18 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_112 = false

          const value_id_113 = obj["id"]
          if (value_id_113 !== undefined) {
            json += addComma_112 ? ",\"id\":" : ((addComma_112 = true), "{\"id\":")
            
        if (typeof value_id_113 !== 'string') {
          if (value_id_113 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_113 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_113.toISOString() + JSON_STR_QUOTE
          } else if (value_id_113 instanceof RegExp) {
            json += asString(value_id_113.source)
          } else {
            json += asString(value_id_113.toString())
          }
        } else {
          json += asString(value_id_113)
        }
        
          }

          const value_at_114 = obj["at"]
          if (value_at_114 !== undefined) {
            json += addComma_112 ? ",\"at\":" : ((addComma_112 = true), "{\"at\":")
            json += asDateTime(value_at_114)
          }

          const value_actor_115 = obj["actor"]
          if (value_actor_115 !== undefined) {
            json += addComma_112 ? ",\"actor\":" : ((addComma_112 = true), "{\"actor\":")
            json += anonymous19(value_actor_115)
          }

          const value_action_120 = obj["action"]
          if (value_action_120 !== undefined) {
            json += addComma_112 ? ",\"action\":" : ((addComma_112 = true), "{\"action\":")
            
        if (typeof value_action_120 !== 'string') {
          if (value_action_120 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_action_120 instanceof Date) {
            json += JSON_STR_QUOTE + value_action_120.toISOString() + JSON_STR_QUOTE
          } else if (value_action_120 instanceof RegExp) {
            json += asString(value_action_120.source)
          } else {
            json += asString(value_action_120.toString())
          }
        } else {
          json += asString(value_action_120)
        }
        
          }

          const value_target_121 = obj["target"]
          if (value_target_121 !== undefined) {
            json += addComma_112 ? ",\"target\":" : ((addComma_112 = true), "{\"target\":")
            json += anonymous20(value_target_121)
          }

          const value_outcome_126 = obj["outcome"]
          if (value_outcome_126 !== undefined) {
            json += addComma_112 ? ",\"outcome\":" : ((addComma_112 = true), "{\"outcome\":")
            
        if (typeof value_outcome_126 !== 'string') {
          if (value_outcome_126 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_outcome_126 instanceof Date) {
            json += JSON_STR_QUOTE + value_outcome_126.toISOString() + JSON_STR_QUOTE
          } else if (value_outcome_126 instanceof RegExp) {
            json += asString(value_outcome_126.source)
          } else {
            json += asString(value_outcome_126.toString())
          }
        } else {
          json += asString(value_outcome_126)
        }
        
          }

          const value_ip_127 = obj["ip"]
          if (value_ip_127 !== undefined) {
            json += addComma_112 ? ",\"ip\":" : ((addComma_112 = true), "{\"ip\":")
            
          if (value_ip_127 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ip_127 === "string" ||
            value_ip_127 === null ||
            value_ip_127 instanceof Date ||
            value_ip_127 instanceof RegExp ||
            (
              typeof value_ip_127 === "object" &&
              typeof value_ip_127.toString === "function" &&
              value_ip_127.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ip_127 !== 'string') {
          if (value_ip_127 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ip_127 instanceof Date) {
            json += JSON_STR_QUOTE + value_ip_127.toISOString() + JSON_STR_QUOTE
          } else if (value_ip_127 instanceof RegExp) {
            json += asString(value_ip_127.source)
          } else {
            json += asString(value_ip_127.toString())
          }
        } else {
          json += asString(value_ip_127)
        }
        
          }
        
    else throw new TypeError("The value of 'AuditEntryResponse#/properties/ip' does not match schema definition.")
  
          }

          const value_requestId_128 = obj["requestId"]
          if (value_requestId_128 !== undefined) {
            json += addComma_112 ? ",\"requestId\":" : ((addComma_112 = true), "{\"requestId\":")
            
          if (value_requestId_128 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_requestId_128 === "string" ||
            value_requestId_128 === null ||
            value_requestId_128 instanceof Date ||
            value_requestId_128 instanceof RegExp ||
            (
              typeof value_requestId_128 === "object" &&
              typeof value_requestId_128.toString === "function" &&
              value_requestId_128.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_requestId_128 !== 'string') {
          if (value_requestId_128 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_requestId_128 instanceof Date) {
            json += JSON_STR_QUOTE + value_requestId_128.toISOString() + JSON_STR_QUOTE
          } else if (value_requestId_128 instanceof RegExp) {
            json += asString(value_requestId_128.source)
          } else {
            json += asString(value_requestId_128.toString())
          }
        } else {
          json += asString(value_requestId_128)
        }
        
          }
        
    else throw new TypeError("The value of 'AuditEntryResponse#/properties/requestId' does not match schema definition.")
  
          }

          const value_counts_129 = obj["counts"]
          if (value_counts_129 !== undefined) {
            json += addComma_112 ? ",\"counts\":" : ((addComma_112 = true), "{\"counts\":")
            
          if (value_counts_129 === null) {
            json += JSON_STR_NULL
          }
          
          else if((typeof value_counts_129 === "object" && !Array.isArray(value_counts_129)) || value_counts_129 === null) {
            json += anonymous21(value_counts_129)
          }
        
    else throw new TypeError("The value of 'AuditEntryResponse#/properties/counts' does not match schema definition.")
  
          }

          const value_source_131 = obj["source"]
          if (value_source_131 !== undefined) {
            json += addComma_112 ? ",\"source\":" : ((addComma_112 = true), "{\"source\":")
            
        if (typeof value_source_131 !== 'string') {
          if (value_source_131 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_source_131 instanceof Date) {
            json += JSON_STR_QUOTE + value_source_131.toISOString() + JSON_STR_QUOTE
          } else if (value_source_131 instanceof RegExp) {
            json += asString(value_source_131.source)
          } else {
            json += asString(value_source_131.toString())
          }
        } else {
          json += asString(value_source_131)
        }
        
          }
if (!addComma_112) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous17 (obj) {
      // "PersonalDataResponse#/properties/auditLog"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'PersonalDataResponse#/properties/auditLog' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous18(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous18(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "PersonalDataResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_contact_1 = obj["contact"]
          if (value_contact_1 !== undefined) {
            json += addComma_0 ? ",\"contact\":" : ((addComma_0 = true), "{\"contact\":")
            json += anonymous1(value_contact_1)
          }

          const value_activities_31 = obj["activities"]
          if (value_activities_31 !== undefined) {
            json += addComma_0 ? ",\"activities\":" : ((addComma_0 = true), "{\"activities\":")
            json += anonymous4(value_activities_31)
          }

          const value_deals_55 = obj["deals"]
          if (value_deals_55 !== undefined) {
            json += addComma_0 ? ",\"deals\":" : ((addComma_0 = true), "{\"deals\":")
            json += anonymous7(value_deals_55)
          }

          const value_history_83 = obj["history"]
          if (value_history_83 !== undefined) {
            json += addComma_0 ? ",\"history\":" : ((addComma_0 = true), "{\"history\":")
            json += anonymous10(value_history_83)
          }

          const value_deliveries_101 = obj["deliveries"]
          if (value_deliveries_101 !== undefined) {
            json += addComma_0 ? ",\"deliveries\":" : ((addComma_0 = true), "{\"deliveries\":")
            json += anonymous15(value_deliveries_101)
          }

          const value_auditLog_111 = obj["auditLog"]
          if (value_auditLog_111 !== undefined) {
            json += addComma_0 ? ",\"auditLog\":" : ((addComma_0 = true), "{\"auditLog\":")
            json += anonymous17(value_auditLog_111)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeErasureResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "ErasureCounts#"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_4 = false

          const value_changes_5 = obj["changes"]
          if (value_changes_5 !== undefined) {
            json += addComma_4 ? ",\"changes\":" : ((addComma_4 = true), "{\"changes\":")
            json += asInteger(value_changes_5)
          }

          const value_deliveries_6 = obj["deliveries"]
          if (value_deliveries_6 !== undefined) {
            json += addComma_4 ? ",\"deliveries\":" : ((addComma_4 = true), "{\"deliveries\":")
            json += asInteger(value_deliveries_6)
          }

          const value_idempotencyKeys_7 = obj["idempotencyKeys"]
          if (value_idempotencyKeys_7 !== undefined) {
            json += addComma_4 ? ",\"idempotencyKeys\":" : ((addComma_4 = true), "{\"idempotencyKeys\":")
            json += asInteger(value_idempotencyKeys_7)
          }

          const value_activities_8 = obj["activities"]
          if (value_activities_8 !== undefined) {
            json += addComma_4 ? ",\"activities\":" : ((addComma_4 = true), "{\"activities\":")
            json += asInteger(value_activities_8)
          }
if (!addComma_4) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "ErasureResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_erasedAt_2 = obj["erasedAt"]
          if (value_erasedAt_2 !== undefined) {
            json += addComma_0 ? ",\"erasedAt\":" : ((addComma_0 = true), "{\"erasedAt\":")
            json += asDateTime(value_erasedAt_2)
          }

          const value_scrubbed_3 = obj["scrubbed"]
          if (value_scrubbed_3 !== undefined) {
            json += addComma_0 ? ",\"scrubbed\":" : ((addComma_0 = true), "{\"scrubbed\":")
            json += anonymous1(value_scrubbed_3)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeAuditEntryResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "Actor#"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_4 = false

          const value_type_5 = obj["type"]
          if (value_type_5 !== undefined) {
            json += addComma_4 ? ",\"type\":" : ((addComma_4 = true), "{\"type\":")
            
        if (typeof value_type_5 !== 'string') {
          if (value_type_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_5.toISOString() + JSON_STR_QUOTE
          } else if (value_type_5 instanceof RegExp) {
            json += asString(value_type_5.source)
          } else {
            json += asString(value_type_5.toString())
          }
        } else {
          json += asString(value_type_5)
        }
        
          }

          const value_id_6 = obj["id"]
          if (value_id_6 !== undefined) {
            json += addComma_4 ? ",\"id\":" : ((addComma_4 = true), "{\"id\":")
            
          if (value_id_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_6 === "string" ||
            value_id_6 === null ||
            value_id_6 instanceof Date ||
            value_id_6 instanceof RegExp ||
            (
              typeof value_id_6 === "object" &&
              typeof value_id_6.toString === "function" &&
              value_id_6.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_6 !== 'string') {
          if (value_id_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_6.toISOString() + JSON_STR_QUOTE
          } else if (value_id_6 instanceof RegExp) {
            json += asString(value_id_6.source)
          } else {
            json += asString(value_id_6.toString())
          }
        } else {
          json += asString(value_id_6)
        }
        
          }
        
    else throw new TypeError("The value of 'Actor#/properties/id' does not match schema definition.")
  
          }

          const value_name_7 = obj["name"]
          if (value_name_7 !== undefined) {
            json += addComma_4 ? ",\"name\":" : ((addComma_4 = true), "{\"name\":")
            
        if (typeof value_name_7 !== 'string') {
          if (value_name_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_7.toISOString() + JSON_STR_QUOTE
          } else if (value_name_7 instanceof RegExp) {
            json += asString(value_name_7.source)
          } else {
            json += asString(value_name_7.toString())
          }
        } else {
          json += asString(value_name_7)
        }
        
          }
if (!addComma_4) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "AuditTarget#"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_10 = false

          const value_type_11 = obj["type"]
          if (value_type_11 !== undefined) {
            json += addComma_10 ? ",\"type\":" : ((addComma_10 = true), "{\"type\":")
            
        if (typeof value_type_11 !== 'string') {
          if (value_type_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_11.toISOString() + JSON_STR_QUOTE
          } else if (value_type_11 instanceof RegExp) {
            json += asString(value_type_11.source)
          } else {
            json += asString(value_type_11.toString())
          }
        } else {
          json += asString(value_type_11)
        }
        
          }

          const value_id_12 = obj["id"]
          if (value_id_12 !== undefined) {
            json += addComma_10 ? ",\"id\":" : ((addComma_10 = true), "{\"id\":")
            
          if (value_id_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_id_12 === "string" ||
            value_id_12 === null ||
            value_id_12 instanceof Date ||
            value_id_12 instanceof RegExp ||
            (
              typeof value_id_12 === "object" &&
              typeof value_id_12.toString === "function" &&
              value_id_12.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_id_12 !== 'string') {
          if (value_id_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_12.toISOString() + JSON_STR_QUOTE
          } else if (value_id_12 instanceof RegExp) {
            json += asString(value_id_12.source)
          } else {
            json += asString(value_id_12.toString())
          }
        } else {
          json += asString(value_id_12)
        }
        
          }
        
    else throw new TypeError("The value of 'AuditTarget#/properties/id' does not match schema definition.")
  
          }

          const value_name_13 = obj["name"]
          if (value_name_13 !== undefined) {
            json += addComma_10 ? ",\"name\":" : ((addComma_10 = true), "{\"name\":")
            
          if (value_name_13 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_name_13 === "string" ||
            value_name_13 === null ||
            value_name_13 instanceof Date ||
            value_name_13 instanceof RegExp ||
            (
              typeof value_name_13 === "object" &&
              typeof value_name_13.toString === "function" &&
              value_name_13.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_name_13 !== 'string') {
          if (value_name_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_13.toISOString() + JSON_STR_QUOTE
          } else if (value_name_13 instanceof RegExp) {
            json += asString(value_name_13.source)
          } else {
            json += asString(value_name_13.toString())
          }
        } else {
          json += asString(value_name_13)
        }
        
          }
        
    else throw new TypeError("The value of 'AuditTarget#/properties/name' does not match schema definition.")
  
          }
if (!addComma_10) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "AuditEntryResponse#/properties/counts"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_18 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_18 ? JSON_STR_COMMA : ((addComma_18 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += asInteger(value)
      
    }
  if (!addComma_18) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "AuditEntryResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_at_2 = obj["at"]
          if (value_at_2 !== undefined) {
            json += addComma_0 ? ",\"at\":" : ((addComma_0 = true), "{\"at\":")
            json += asDateTime(value_at_2)
          }

          const value_actor_3 = obj["actor"]
          if (value_actor_3 !== undefined) {
            json += addComma_0 ? ",\"actor\":" : ((addComma_0 = true), "{\"actor\":")
            json += anonymous1(value_actor_3)
          }

          const value_action_8 = obj["action"]
          if (value_action_8 !== undefined) {
            json += addComma_0 ? ",\"action\":" : ((addComma_0 = true), "{\"action\":")
            
        if (typeof value_action_8 !== 'string') {
          if (value_action_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_action_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_action_8.toISOString() + JSON_STR_QUOTE
          } else if (value_action_8 instanceof RegExp) {
            json += asString(value_action_8.source)
          } else {
            json += asString(value_action_8.toString())
          }
        } else {
          json += asString(value_action_8)
        }
        
          }

          const value_target_9 = obj["target"]
          if (value_target_9 !== undefined) {
            json += addComma_0 ? ",\"target\":" : ((addComma_0 = true), "{\"target\":")
            json += anonymous2(value_target_9)
          }

          const value_outcome_14 = obj["outcome"]
          if (value_outcome_14 !== undefined) {
            json += addComma_0 ? ",\"outcome\":" : ((addComma_0 = true), "{\"outcome\":")
            
        if (typeof value_outcome_14 !== 'string') {
          if (value_outcome_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_outcome_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_outcome_14.toISOString() + JSON_STR_QUOTE
          } else if (value_outcome_14 instanceof RegExp) {
            json += asString(value_outcome_14.source)
          } else {
            json += asString(value_outcome_14.toString())
          }
        } else {
          json += asString(value_outcome_14)
        }
        
          }

          const value_ip_15 = obj["ip"]
          if (value_ip_15 !== undefined) {
            json += addComma_0 ? ",\"ip\":" : ((addComma_0 = true), "{\"ip\":")
            
          if (value_ip_15 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_ip_15 === "string" ||
            value_ip_15 === null ||
            value_ip_15 instanceof Date ||
            value_ip_15 instanceof RegExp ||
            (
              typeof value_ip_15 === "object" &&
              typeof value_ip_15.toString === "function" &&
              value_ip_15.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_ip_15 !== 'string') {
          if (value_ip_15 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_ip_15 instanceof Date) {
            json += JSON_STR_QUOTE + value_ip_15.toISOString() + JSON_STR_QUOTE
          } else if (value_ip_15 instanceof RegExp) {
            json += asString(value_ip_15.source)
          } else {
            json += asString(value_ip_15.toString())
          }
        } else {
          json += asString(value_ip_15)
        }
        
          }
        
    else throw new TypeError("The value of 'AuditEntryResponse#/properties/ip' does not match schema definition.")
  
          }

          const value_requestId_16 = obj["requestId"]
          if (value_requestId_16 !== undefined) {
            json += addComma_0 ? ",\"requestId\":" : ((addComma_0 = true), "{\"requestId\":")
            
          if (value_requestId_16 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_requestId_16 === "string" ||
            value_requestId_16 === null ||
            value_requestId_16 instanceof Date ||
            value_requestId_16 instanceof RegExp ||
            (
              typeof value_requestId_16 === "object" &&
              typeof value_requestId_16.toString === "function" &&
              value_requestId_16.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_requestId_16 !== 'string') {
          if (value_requestId_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_requestId_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_requestId_16.toISOString() + JSON_STR_QUOTE
          } else if (value_requestId_16 instanceof RegExp) {
            json += asString(value_requestId_16.source)
          } else {
            json += asString(value_requestId_16.toString())
          }
        } else {
          json += asString(value_requestId_16)
        }
        
          }
        
    else throw new TypeError("The value of 'AuditEntryResponse#/properties/requestId' does not match schema definition.")
  
          }

          const value_counts_17 = obj["counts"]
          if (value_counts_17 !== undefined) {
            json += addComma_0 ? ",\"counts\":" : ((addComma_0 = true), "{\"counts\":")
            
          if (value_counts_17 === null) {
            json += JSON_STR_NULL
          }
          
          else if((typeof value_counts_17 === "object" && !Array.isArray(value_counts_17)) || value_counts_17 === null) {
            json += anonymous3(value_counts_17)
          }
        
    else throw new TypeError("The value of 'AuditEntryResponse#/properties/counts' does not match schema definition.")
  
          }

          const value_source_19 = obj["source"]
          if (value_source_19 !== undefined) {
            json += addComma_0 ? ",\"source\":" : ((addComma_0 = true), "{\"source\":")
            
        if (typeof value_source_19 !== 'string') {
          if (value_source_19 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_source_19 instanceof Date) {
            json += JSON_STR_QUOTE + value_source_19.toISOString() + JSON_STR_QUOTE
          } else if (value_source_19 instanceof RegExp) {
            json += asString(value_source_19.source)
          } else {
            json += asString(value_source_19.toString())
          }
        } else {
          json += asString(value_source_19)
        }
        
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeAuditEntryResponseItems = writeList(writeAuditEntryResponse)

const writeWebhookResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
    function anonymous1 (obj) {
      // "WebhookResponse#/properties/events"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'WebhookResponse#/properties/events' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

    function anonymous2 (obj) {
      // "WebhookResponse#/properties/properties"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'WebhookResponse#/properties/properties' does not match schema definition.")
    }
    const arrayLength = obj.length
  
      if (typeof arrayLength === 'number' && arrayLength >= 8 && Number.isInteger(arrayLength) && arrayLength <= 0xffffffff) {
        return asPlainStringArray(obj, arrayLength)
      }
      
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          
        if (typeof value !== 'string') {
          if (value === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value instanceof Date) {
            json += JSON_STR_QUOTE + value.toISOString() + JSON_STR_QUOTE
          } else if (value instanceof RegExp) {
            json += asString(value.source)
          } else {
            json += asString(value.toString())
          }
        } else {
          json += asString(value)
        }
        
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "WebhookResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_name_2 = obj["name"]
          if (value_name_2 !== undefined) {
            json += addComma_0 ? ",\"name\":" : ((addComma_0 = true), "{\"name\":")
            
        if (typeof value_name_2 !== 'string') {
          if (value_name_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_name_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_name_2.toISOString() + JSON_STR_QUOTE
          } else if (value_name_2 instanceof RegExp) {
            json += asString(value_name_2.source)
          } else {
            json += asString(value_name_2.toString())
          }
        } else {
          json += asString(value_name_2)
        }
        
          }

          const value_url_3 = obj["url"]
          if (value_url_3 !== undefined) {
            json += addComma_0 ? ",\"url\":" : ((addComma_0 = true), "{\"url\":")
            
        if (typeof value_url_3 !== 'string') {
          if (value_url_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_url_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_url_3.toISOString() + JSON_STR_QUOTE
          } else if (value_url_3 instanceof RegExp) {
            json += asString(value_url_3.source)
          } else {
            json += asString(value_url_3.toString())
          }
        } else {
          json += asString(value_url_3)
        }
        
          }

          const value_secret_4 = obj["secret"]
          if (value_secret_4 !== undefined) {
            json += addComma_0 ? ",\"secret\":" : ((addComma_0 = true), "{\"secret\":")
            
        if (typeof value_secret_4 !== 'string') {
          if (value_secret_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_secret_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_secret_4.toISOString() + JSON_STR_QUOTE
          } else if (value_secret_4 instanceof RegExp) {
            json += asString(value_secret_4.source)
          } else {
            json += asString(value_secret_4.toString())
          }
        } else {
          json += asString(value_secret_4)
        }
        
          }

          const value_events_5 = obj["events"]
          if (value_events_5 !== undefined) {
            json += addComma_0 ? ",\"events\":" : ((addComma_0 = true), "{\"events\":")
            json += anonymous1(value_events_5)
          }

          const value_properties_6 = obj["properties"]
          if (value_properties_6 !== undefined) {
            json += addComma_0 ? ",\"properties\":" : ((addComma_0 = true), "{\"properties\":")
            json += anonymous2(value_properties_6)
          }

          const value_ignoreOwn_7 = obj["ignoreOwn"]
          if (value_ignoreOwn_7 !== undefined) {
            json += addComma_0 ? ",\"ignoreOwn\":" : ((addComma_0 = true), "{\"ignoreOwn\":")
            json += asBoolean(value_ignoreOwn_7)
          }

          const value_isActive_8 = obj["isActive"]
          if (value_isActive_8 !== undefined) {
            json += addComma_0 ? ",\"isActive\":" : ((addComma_0 = true), "{\"isActive\":")
            json += asBoolean(value_isActive_8)
          }

          const value_lastTriggeredAt_9 = obj["lastTriggeredAt"]
          if (value_lastTriggeredAt_9 !== undefined) {
            json += addComma_0 ? ",\"lastTriggeredAt\":" : ((addComma_0 = true), "{\"lastTriggeredAt\":")
            
          if (value_lastTriggeredAt_9 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_lastTriggeredAt_9 === "string" ||
            value_lastTriggeredAt_9 === null ||
            value_lastTriggeredAt_9 instanceof Date ||
            value_lastTriggeredAt_9 instanceof RegExp ||
            (
              typeof value_lastTriggeredAt_9 === "object" &&
              typeof value_lastTriggeredAt_9.toString === "function" &&
              value_lastTriggeredAt_9.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_lastTriggeredAt_9)
          }
        
    else throw new TypeError("The value of 'WebhookResponse#/properties/lastTriggeredAt' does not match schema definition.")
  
          }

          const value_failureCount_10 = obj["failureCount"]
          if (value_failureCount_10 !== undefined) {
            json += addComma_0 ? ",\"failureCount\":" : ((addComma_0 = true), "{\"failureCount\":")
            json += asInteger(value_failureCount_10)
          }

          const value_createdAt_11 = obj["createdAt"]
          if (value_createdAt_11 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_11)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeWebhookResponseItems = writeList(writeWebhookResponse)

const writeWebhookTestResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "WebhookTestResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_success_1 = obj["success"]
          if (value_success_1 !== undefined) {
            json += addComma_0 ? ",\"success\":" : ((addComma_0 = true), "{\"success\":")
            json += asBoolean(value_success_1)
          }

          const value_responseStatus_2 = obj["responseStatus"]
          if (value_responseStatus_2 !== undefined) {
            json += addComma_0 ? ",\"responseStatus\":" : ((addComma_0 = true), "{\"responseStatus\":")
            
          if (value_responseStatus_2 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_responseStatus_2) || value_responseStatus_2 === null) {
            json += asInteger(value_responseStatus_2)
          }
        
    else throw new TypeError("The value of 'WebhookTestResponse#/properties/responseStatus' does not match schema definition.")
  
          }

          const value_durationMs_3 = obj["durationMs"]
          if (value_durationMs_3 !== undefined) {
            json += addComma_0 ? ",\"durationMs\":" : ((addComma_0 = true), "{\"durationMs\":")
            json += asInteger(value_durationMs_3)
          }

          const value_error_4 = obj["error"]
          if (value_error_4 !== undefined) {
            json += addComma_0 ? ",\"error\":" : ((addComma_0 = true), "{\"error\":")
            
          if (value_error_4 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_error_4 === "string" ||
            value_error_4 === null ||
            value_error_4 instanceof Date ||
            value_error_4 instanceof RegExp ||
            (
              typeof value_error_4 === "object" &&
              typeof value_error_4.toString === "function" &&
              value_error_4.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_error_4 !== 'string') {
          if (value_error_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_error_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_error_4.toISOString() + JSON_STR_QUOTE
          } else if (value_error_4 instanceof RegExp) {
            json += asString(value_error_4.source)
          } else {
            json += asString(value_error_4.toString())
          }
        } else {
          json += asString(value_error_4)
        }
        
          }
        
    else throw new TypeError("The value of 'WebhookTestResponse#/properties/error' does not match schema definition.")
  
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeWebhookRotationResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "WebhookRotationResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_secret_2 = obj["secret"]
          if (value_secret_2 !== undefined) {
            json += addComma_0 ? ",\"secret\":" : ((addComma_0 = true), "{\"secret\":")
            
        if (typeof value_secret_2 !== 'string') {
          if (value_secret_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_secret_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_secret_2.toISOString() + JSON_STR_QUOTE
          } else if (value_secret_2 instanceof RegExp) {
            json += asString(value_secret_2.source)
          } else {
            json += asString(value_secret_2.toString())
          }
        } else {
          json += asString(value_secret_2)
        }
        
          }

          const value_nextSecret_3 = obj["nextSecret"]
          if (value_nextSecret_3 !== undefined) {
            json += addComma_0 ? ",\"nextSecret\":" : ((addComma_0 = true), "{\"nextSecret\":")
            
        if (typeof value_nextSecret_3 !== 'string') {
          if (value_nextSecret_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_nextSecret_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_nextSecret_3.toISOString() + JSON_STR_QUOTE
          } else if (value_nextSecret_3 instanceof RegExp) {
            json += asString(value_nextSecret_3.source)
          } else {
            json += asString(value_nextSecret_3.toString())
          }
        } else {
          json += asString(value_nextSecret_3)
        }
        
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeWebhookReplayResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "WebhookReplayResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        
          const value_queued_1 = obj["queued"]
          if (value_queued_1 !== undefined) {
            json += "{\"queued\":"
            json += asInteger(value_queued_1)
          } else {
            json += JSON_STR_BEGIN_OBJECT
          }
          
return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeWebhookStatsResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "WebhookStatsResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_attempts_1 = obj["attempts"]
          if (value_attempts_1 !== undefined) {
            json += addComma_0 ? ",\"attempts\":" : ((addComma_0 = true), "{\"attempts\":")
            json += asInteger(value_attempts_1)
          }

          const value_successes_2 = obj["successes"]
          if (value_successes_2 !== undefined) {
            json += addComma_0 ? ",\"successes\":" : ((addComma_0 = true), "{\"successes\":")
            json += asInteger(value_successes_2)
          }

          const value_failures_3 = obj["failures"]
          if (value_failures_3 !== undefined) {
            json += addComma_0 ? ",\"failures\":" : ((addComma_0 = true), "{\"failures\":")
            json += asInteger(value_failures_3)
          }

          const value_p50Ms_4 = obj["p50Ms"]
          if (value_p50Ms_4 !== undefined) {
            json += addComma_0 ? ",\"p50Ms\":" : ((addComma_0 = true), "{\"p50Ms\":")
            
          if (value_p50Ms_4 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_p50Ms_4) || value_p50Ms_4 === null) {
            json += asInteger(value_p50Ms_4)
          }
        
    else throw new TypeError("The value of 'WebhookStatsResponse#/properties/p50Ms' does not match schema definition.")
  
          }

          const value_p95Ms_5 = obj["p95Ms"]
          if (value_p95Ms_5 !== undefined) {
            json += addComma_0 ? ",\"p95Ms\":" : ((addComma_0 = true), "{\"p95Ms\":")
            
          if (value_p95Ms_5 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_p95Ms_5) || value_p95Ms_5 === null) {
            json += asInteger(value_p95Ms_5)
          }
        
    else throw new TypeError("The value of 'WebhookStatsResponse#/properties/p95Ms' does not match schema definition.")
  
          }

          const value_pending_6 = obj["pending"]
          if (value_pending_6 !== undefined) {
            json += addComma_0 ? ",\"pending\":" : ((addComma_0 = true), "{\"pending\":")
            json += asInteger(value_pending_6)
          }

          const value_oldestPendingAt_7 = obj["oldestPendingAt"]
          if (value_oldestPendingAt_7 !== undefined) {
            json += addComma_0 ? ",\"oldestPendingAt\":" : ((addComma_0 = true), "{\"oldestPendingAt\":")
            
          if (value_oldestPendingAt_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_oldestPendingAt_7 === "string" ||
            value_oldestPendingAt_7 === null ||
            value_oldestPendingAt_7 instanceof Date ||
            value_oldestPendingAt_7 instanceof RegExp ||
            (
              typeof value_oldestPendingAt_7 === "object" &&
              typeof value_oldestPendingAt_7.toString === "function" &&
              value_oldestPendingAt_7.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_oldestPendingAt_7)
          }
        
    else throw new TypeError("The value of 'WebhookStatsResponse#/properties/oldestPendingAt' does not match schema definition.")
  
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeWebhookDeliveryResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "WebhookDeliveryResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_eventId_2 = obj["eventId"]
          if (value_eventId_2 !== undefined) {
            json += addComma_0 ? ",\"eventId\":" : ((addComma_0 = true), "{\"eventId\":")
            
        if (typeof value_eventId_2 !== 'string') {
          if (value_eventId_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_eventId_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_eventId_2.toISOString() + JSON_STR_QUOTE
          } else if (value_eventId_2 instanceof RegExp) {
            json += asString(value_eventId_2.source)
          } else {
            json += asString(value_eventId_2.toString())
          }
        } else {
          json += asString(value_eventId_2)
        }
        
          }

          const value_event_3 = obj["event"]
          if (value_event_3 !== undefined) {
            json += addComma_0 ? ",\"event\":" : ((addComma_0 = true), "{\"event\":")
            
        if (typeof value_event_3 !== 'string') {
          if (value_event_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_event_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_event_3.toISOString() + JSON_STR_QUOTE
          } else if (value_event_3 instanceof RegExp) {
            json += asString(value_event_3.source)
          } else {
            json += asString(value_event_3.toString())
          }
        } else {
          json += asString(value_event_3)
        }
        
          }

          const value_attempt_4 = obj["attempt"]
          if (value_attempt_4 !== undefined) {
            json += addComma_0 ? ",\"attempt\":" : ((addComma_0 = true), "{\"attempt\":")
            json += asInteger(value_attempt_4)
          }

          const value_status_5 = obj["status"]
          if (value_status_5 !== undefined) {
            json += addComma_0 ? ",\"status\":" : ((addComma_0 = true), "{\"status\":")
            
        if (typeof value_status_5 !== 'string') {
          if (value_status_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_5.toISOString() + JSON_STR_QUOTE
          } else if (value_status_5 instanceof RegExp) {
            json += asString(value_status_5.source)
          } else {
            json += asString(value_status_5.toString())
          }
        } else {
          json += asString(value_status_5)
        }
        
          }

          const value_responseStatus_6 = obj["responseStatus"]
          if (value_responseStatus_6 !== undefined) {
            json += addComma_0 ? ",\"responseStatus\":" : ((addComma_0 = true), "{\"responseStatus\":")
            
          if (value_responseStatus_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_responseStatus_6) || value_responseStatus_6 === null) {
            json += asInteger(value_responseStatus_6)
          }
        
    else throw new TypeError("The value of 'WebhookDeliveryResponse#/properties/responseStatus' does not match schema definition.")
  
          }

          const value_error_7 = obj["error"]
          if (value_error_7 !== undefined) {
            json += addComma_0 ? ",\"error\":" : ((addComma_0 = true), "{\"error\":")
            
          if (value_error_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_error_7 === "string" ||
            value_error_7 === null ||
            value_error_7 instanceof Date ||
            value_error_7 instanceof RegExp ||
            (
              typeof value_error_7 === "object" &&
              typeof value_error_7.toString === "function" &&
              value_error_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_error_7 !== 'string') {
          if (value_error_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_error_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_error_7.toISOString() + JSON_STR_QUOTE
          } else if (value_error_7 instanceof RegExp) {
            json += asString(value_error_7.source)
          } else {
            json += asString(value_error_7.toString())
          }
        } else {
          json += asString(value_error_7)
        }
        
          }
        
    else throw new TypeError("The value of 'WebhookDeliveryResponse#/properties/error' does not match schema definition.")
  
          }

          const value_durationMs_8 = obj["durationMs"]
          if (value_durationMs_8 !== undefined) {
            json += addComma_0 ? ",\"durationMs\":" : ((addComma_0 = true), "{\"durationMs\":")
            
          if (value_durationMs_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_durationMs_8) || value_durationMs_8 === null) {
            json += asInteger(value_durationMs_8)
          }
        
    else throw new TypeError("The value of 'WebhookDeliveryResponse#/properties/durationMs' does not match schema definition.")
  
          }

          const value_createdAt_9 = obj["createdAt"]
          if (value_createdAt_9 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_9)
          }

          const value_deliveredAt_10 = obj["deliveredAt"]
          if (value_deliveredAt_10 !== undefined) {
            json += addComma_0 ? ",\"deliveredAt\":" : ((addComma_0 = true), "{\"deliveredAt\":")
            
          if (value_deliveredAt_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_deliveredAt_10 === "string" ||
            value_deliveredAt_10 === null ||
            value_deliveredAt_10 instanceof Date ||
            value_deliveredAt_10 instanceof RegExp ||
            (
              typeof value_deliveredAt_10 === "object" &&
              typeof value_deliveredAt_10.toString === "function" &&
              value_deliveredAt_10.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_deliveredAt_10)
          }
        
    else throw new TypeError("The value of 'WebhookDeliveryResponse#/properties/deliveredAt' does not match schema definition.")
  
          }

          const value_nextAttemptAt_11 = obj["nextAttemptAt"]
          if (value_nextAttemptAt_11 !== undefined) {
            json += addComma_0 ? ",\"nextAttemptAt\":" : ((addComma_0 = true), "{\"nextAttemptAt\":")
            
          if (value_nextAttemptAt_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_nextAttemptAt_11 === "string" ||
            value_nextAttemptAt_11 === null ||
            value_nextAttemptAt_11 instanceof Date ||
            value_nextAttemptAt_11 instanceof RegExp ||
            (
              typeof value_nextAttemptAt_11 === "object" &&
              typeof value_nextAttemptAt_11.toString === "function" &&
              value_nextAttemptAt_11.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_nextAttemptAt_11)
          }
        
    else throw new TypeError("The value of 'WebhookDeliveryResponse#/properties/nextAttemptAt' does not match schema definition.")
  
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeWebhookDeliveryResponseItems = writeList(writeWebhookDeliveryResponse)

const writeWebhookDeliveryWithBodyResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "WebhookDeliveryWithBodyResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_id_1 = obj["id"]
          if (value_id_1 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            
        if (typeof value_id_1 !== 'string') {
          if (value_id_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_id_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_id_1.toISOString() + JSON_STR_QUOTE
          } else if (value_id_1 instanceof RegExp) {
            json += asString(value_id_1.source)
          } else {
            json += asString(value_id_1.toString())
          }
        } else {
          json += asString(value_id_1)
        }
        
          }

          const value_eventId_2 = obj["eventId"]
          if (value_eventId_2 !== undefined) {
            json += addComma_0 ? ",\"eventId\":" : ((addComma_0 = true), "{\"eventId\":")
            
        if (typeof value_eventId_2 !== 'string') {
          if (value_eventId_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_eventId_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_eventId_2.toISOString() + JSON_STR_QUOTE
          } else if (value_eventId_2 instanceof RegExp) {
            json += asString(value_eventId_2.source)
          } else {
            json += asString(value_eventId_2.toString())
          }
        } else {
          json += asString(value_eventId_2)
        }
        
          }

          const value_event_3 = obj["event"]
          if (value_event_3 !== undefined) {
            json += addComma_0 ? ",\"event\":" : ((addComma_0 = true), "{\"event\":")
            
        if (typeof value_event_3 !== 'string') {
          if (value_event_3 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_event_3 instanceof Date) {
            json += JSON_STR_QUOTE + value_event_3.toISOString() + JSON_STR_QUOTE
          } else if (value_event_3 instanceof RegExp) {
            json += asString(value_event_3.source)
          } else {
            json += asString(value_event_3.toString())
          }
        } else {
          json += asString(value_event_3)
        }
        
          }

          const value_attempt_4 = obj["attempt"]
          if (value_attempt_4 !== undefined) {
            json += addComma_0 ? ",\"attempt\":" : ((addComma_0 = true), "{\"attempt\":")
            json += asInteger(value_attempt_4)
          }

          const value_status_5 = obj["status"]
          if (value_status_5 !== undefined) {
            json += addComma_0 ? ",\"status\":" : ((addComma_0 = true), "{\"status\":")
            
        if (typeof value_status_5 !== 'string') {
          if (value_status_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_status_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_status_5.toISOString() + JSON_STR_QUOTE
          } else if (value_status_5 instanceof RegExp) {
            json += asString(value_status_5.source)
          } else {
            json += asString(value_status_5.toString())
          }
        } else {
          json += asString(value_status_5)
        }
        
          }

          const value_responseStatus_6 = obj["responseStatus"]
          if (value_responseStatus_6 !== undefined) {
            json += addComma_0 ? ",\"responseStatus\":" : ((addComma_0 = true), "{\"responseStatus\":")
            
          if (value_responseStatus_6 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_responseStatus_6) || value_responseStatus_6 === null) {
            json += asInteger(value_responseStatus_6)
          }
        
    else throw new TypeError("The value of 'WebhookDeliveryWithBodyResponse#/properties/responseStatus' does not match schema definition.")
  
          }

          const value_error_7 = obj["error"]
          if (value_error_7 !== undefined) {
            json += addComma_0 ? ",\"error\":" : ((addComma_0 = true), "{\"error\":")
            
          if (value_error_7 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_error_7 === "string" ||
            value_error_7 === null ||
            value_error_7 instanceof Date ||
            value_error_7 instanceof RegExp ||
            (
              typeof value_error_7 === "object" &&
              typeof value_error_7.toString === "function" &&
              value_error_7.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_error_7 !== 'string') {
          if (value_error_7 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_error_7 instanceof Date) {
            json += JSON_STR_QUOTE + value_error_7.toISOString() + JSON_STR_QUOTE
          } else if (value_error_7 instanceof RegExp) {
            json += asString(value_error_7.source)
          } else {
            json += asString(value_error_7.toString())
          }
        } else {
          json += asString(value_error_7)
        }
        
          }
        
    else throw new TypeError("The value of 'WebhookDeliveryWithBodyResponse#/properties/error' does not match schema definition.")
  
          }

          const value_durationMs_8 = obj["durationMs"]
          if (value_durationMs_8 !== undefined) {
            json += addComma_0 ? ",\"durationMs\":" : ((addComma_0 = true), "{\"durationMs\":")
            
          if (value_durationMs_8 === null) {
            json += JSON_STR_NULL
          }
          
          else if(Number.isInteger(value_durationMs_8) || value_durationMs_8 === null) {
            json += asInteger(value_durationMs_8)
          }
        
    else throw new TypeError("The value of 'WebhookDeliveryWithBodyResponse#/properties/durationMs' does not match schema definition.")
  
          }

          const value_createdAt_9 = obj["createdAt"]
          if (value_createdAt_9 !== undefined) {
            json += addComma_0 ? ",\"createdAt\":" : ((addComma_0 = true), "{\"createdAt\":")
            json += asDateTime(value_createdAt_9)
          }

          const value_deliveredAt_10 = obj["deliveredAt"]
          if (value_deliveredAt_10 !== undefined) {
            json += addComma_0 ? ",\"deliveredAt\":" : ((addComma_0 = true), "{\"deliveredAt\":")
            
          if (value_deliveredAt_10 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_deliveredAt_10 === "string" ||
            value_deliveredAt_10 === null ||
            value_deliveredAt_10 instanceof Date ||
            value_deliveredAt_10 instanceof RegExp ||
            (
              typeof value_deliveredAt_10 === "object" &&
              typeof value_deliveredAt_10.toString === "function" &&
              value_deliveredAt_10.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_deliveredAt_10)
          }
        
    else throw new TypeError("The value of 'WebhookDeliveryWithBodyResponse#/properties/deliveredAt' does not match schema definition.")
  
          }

          const value_nextAttemptAt_11 = obj["nextAttemptAt"]
          if (value_nextAttemptAt_11 !== undefined) {
            json += addComma_0 ? ",\"nextAttemptAt\":" : ((addComma_0 = true), "{\"nextAttemptAt\":")
            
          if (value_nextAttemptAt_11 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_nextAttemptAt_11 === "string" ||
            value_nextAttemptAt_11 === null ||
            value_nextAttemptAt_11 instanceof Date ||
            value_nextAttemptAt_11 instanceof RegExp ||
            (
              typeof value_nextAttemptAt_11 === "object" &&
              typeof value_nextAttemptAt_11.toString === "function" &&
              value_nextAttemptAt_11.toString !== Object.prototype.toString
            )
          ) {
            json += asDateTime(value_nextAttemptAt_11)
          }
        
    else throw new TypeError("The value of 'WebhookDeliveryWithBodyResponse#/properties/nextAttemptAt' does not match schema definition.")
  
          }

          const value_body_12 = obj["body"]
          if (value_body_12 !== undefined) {
            json += addComma_0 ? ",\"body\":" : ((addComma_0 = true), "{\"body\":")
            
          if (value_body_12 === null) {
            json += JSON_STR_NULL
          }
          
          else if(
            typeof value_body_12 === "string" ||
            value_body_12 === null ||
            value_body_12 instanceof Date ||
            value_body_12 instanceof RegExp ||
            (
              typeof value_body_12 === "object" &&
              typeof value_body_12.toString === "function" &&
              value_body_12.toString !== Object.prototype.toString
            )
          ) {
            
        if (typeof value_body_12 !== 'string') {
          if (value_body_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_body_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_body_12.toISOString() + JSON_STR_QUOTE
          } else if (value_body_12 instanceof RegExp) {
            json += asString(value_body_12.source)
          } else {
            json += asString(value_body_12.toString())
          }
        } else {
          json += asString(value_body_12)
        }
        
          }
        
    else throw new TypeError("The value of 'WebhookDeliveryWithBodyResponse#/properties/body' does not match schema definition.")
  
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeMcpResponse = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "McpResponse#/properties/result"
      function anonymous1 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_4 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_4 ? JSON_STR_COMMA : ((addComma_4 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_4) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "McpResponse#/properties/error/properties/data"
      function anonymous3 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_10 = false

    for (const key of Object.keys(obj)) {
      if (
        
        obj[key] === undefined ||
        typeof obj[key] === 'function' ||
        typeof obj[key] === 'symbol'
      ) continue
      const value = obj[key]
  
        json += addComma_10 ? JSON_STR_COMMA : ((addComma_10 = true), JSON_STR_BEGIN_OBJECT)
        json += asString(key) + JSON_STR_COLONS
        json += JSON.stringify(value)
      
    }
  if (!addComma_10) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "McpResponse#/properties/error"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_6 = false

          const value_code_7 = obj["code"]
          if (value_code_7 !== undefined) {
            json += addComma_6 ? ",\"code\":" : ((addComma_6 = true), "{\"code\":")
            json += asInteger(value_code_7)
          }

          const value_message_8 = obj["message"]
          if (value_message_8 !== undefined) {
            json += addComma_6 ? ",\"message\":" : ((addComma_6 = true), "{\"message\":")
            
        if (typeof value_message_8 !== 'string') {
          if (value_message_8 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_message_8 instanceof Date) {
            json += JSON_STR_QUOTE + value_message_8.toISOString() + JSON_STR_QUOTE
          } else if (value_message_8 instanceof RegExp) {
            json += asString(value_message_8.source)
          } else {
            json += asString(value_message_8.toString())
          }
        } else {
          json += asString(value_message_8)
        }
        
          }

          const value_data_9 = obj["data"]
          if (value_data_9 !== undefined) {
            json += addComma_6 ? ",\"data\":" : ((addComma_6 = true), "{\"data\":")
            json += anonymous3(value_data_9)
          }
if (!addComma_6) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

      // "McpResponse#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_jsonrpc_1 = obj["jsonrpc"]
          if (value_jsonrpc_1 !== undefined) {
            json += addComma_0 ? ",\"jsonrpc\":" : ((addComma_0 = true), "{\"jsonrpc\":")
            json += "\"2.0\""
          }

          const value_id_2 = obj["id"]
          if (value_id_2 !== undefined) {
            json += addComma_0 ? ",\"id\":" : ((addComma_0 = true), "{\"id\":")
            json += JSON.stringify(value_id_2)
          }

          const value_result_3 = obj["result"]
          if (value_result_3 !== undefined) {
            json += addComma_0 ? ",\"result\":" : ((addComma_0 = true), "{\"result\":")
            json += anonymous1(value_result_3)
          }

          const value_error_5 = obj["error"]
          if (value_error_5 !== undefined) {
            json += addComma_0 ? ",\"error\":" : ((addComma_0 = true), "{\"error\":")
            json += anonymous2(value_error_5)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

const writeProblem = (() => {
const module = {}

  'use strict'

  const Serializer = require('fast-json-stringify/lib/serializer')
  const serializerState = {"mode":"standalone"}
  const serializer = Serializer.restoreFromState(serializerState)

  const validator = null


  module.exports = function anonymous(validator,serializer
) {

    
const {
  asString,
  asNumber,
  asBoolean,
  asDateTime,
  asDate,
  asTime,
  asUnsafeString,
  asPlainStringArray
} = serializer

const asInteger = serializer.asInteger.bind(serializer)


    const JSON_STR_BEGIN_OBJECT = '{'
    const JSON_STR_END_OBJECT = '}'
    const JSON_STR_BEGIN_ARRAY = '['
    const JSON_STR_END_ARRAY = ']'
    const JSON_STR_COMMA = ','
    const JSON_STR_COLONS = ':'
    const JSON_STR_QUOTE = '"'
    const JSON_STR_EMPTY_OBJECT = JSON_STR_BEGIN_OBJECT + JSON_STR_END_OBJECT
    const JSON_STR_EMPTY_ARRAY = JSON_STR_BEGIN_ARRAY + JSON_STR_END_ARRAY
    const JSON_STR_EMPTY_STRING = JSON_STR_QUOTE + JSON_STR_QUOTE
    const JSON_STR_NULL = 'null'
    
  
    
      // "FieldError#"
      function anonymous2 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_8 = false

          const value_path_9 = obj["path"]
          if (value_path_9 !== undefined) {
            json += addComma_8 ? ",\"path\":" : ((addComma_8 = true), "{\"path\":")
            
        if (typeof value_path_9 !== 'string') {
          if (value_path_9 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_path_9 instanceof Date) {
            json += JSON_STR_QUOTE + value_path_9.toISOString() + JSON_STR_QUOTE
          } else if (value_path_9 instanceof RegExp) {
            json += asString(value_path_9.source)
          } else {
            json += asString(value_path_9.toString())
          }
        } else {
          json += asString(value_path_9)
        }
        
          }

          const value_message_10 = obj["message"]
          if (value_message_10 !== undefined) {
            json += addComma_8 ? ",\"message\":" : ((addComma_8 = true), "{\"message\":")
            
        if (typeof value_message_10 !== 'string') {
          if (value_message_10 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_message_10 instanceof Date) {
            json += JSON_STR_QUOTE + value_message_10.toISOString() + JSON_STR_QUOTE
          } else if (value_message_10 instanceof RegExp) {
            json += asString(value_message_10.source)
          } else {
            json += asString(value_message_10.toString())
          }
        } else {
          json += asString(value_message_10)
        }
        
          }

          const value_mergedInto_11 = obj["mergedInto"]
          if (value_mergedInto_11 !== undefined) {
            json += addComma_8 ? ",\"mergedInto\":" : ((addComma_8 = true), "{\"mergedInto\":")
            
        if (typeof value_mergedInto_11 !== 'string') {
          if (value_mergedInto_11 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_mergedInto_11 instanceof Date) {
            json += JSON_STR_QUOTE + value_mergedInto_11.toISOString() + JSON_STR_QUOTE
          } else if (value_mergedInto_11 instanceof RegExp) {
            json += asString(value_mergedInto_11.source)
          } else {
            json += asString(value_mergedInto_11.toString())
          }
        } else {
          json += asString(value_mergedInto_11)
        }
        
          }
if (!addComma_8) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    

    function anonymous1 (obj) {
      // "Problem#/properties/errors"
      let json = ''
  
    if (obj === null) return JSON_STR_EMPTY_ARRAY
    if (!Array.isArray(obj)) {
      throw new TypeError("The value of 'Problem#/properties/errors' does not match schema definition.")
    }
    const arrayLength = obj.length
  
    json += JSON_STR_BEGIN_ARRAY
  
      if (arrayLength > 0) {
        const value = obj[0]
        json += anonymous2(value)
        for (let i = 1; i < arrayLength; i++) {
          json += JSON_STR_COMMA
          const value = obj[i]
          json += anonymous2(value)
        }
      }
      return json + JSON_STR_END_ARRAY
    }

      // "Problem#"
      function anonymous0 (input) {
        const obj = (input && typeof input.toJSON === 'function')
    ? input.toJSON()
    : input
  
        if (obj === null) return JSON_STR_EMPTY_OBJECT
        let json = ''

        let addComma_0 = false

          const value_type_1 = obj["type"]
          if (value_type_1 !== undefined) {
            json += addComma_0 ? ",\"type\":" : ((addComma_0 = true), "{\"type\":")
            
        if (typeof value_type_1 !== 'string') {
          if (value_type_1 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_type_1 instanceof Date) {
            json += JSON_STR_QUOTE + value_type_1.toISOString() + JSON_STR_QUOTE
          } else if (value_type_1 instanceof RegExp) {
            json += asString(value_type_1.source)
          } else {
            json += asString(value_type_1.toString())
          }
        } else {
          json += asString(value_type_1)
        }
        
          }

          const value_title_2 = obj["title"]
          if (value_title_2 !== undefined) {
            json += addComma_0 ? ",\"title\":" : ((addComma_0 = true), "{\"title\":")
            
        if (typeof value_title_2 !== 'string') {
          if (value_title_2 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_title_2 instanceof Date) {
            json += JSON_STR_QUOTE + value_title_2.toISOString() + JSON_STR_QUOTE
          } else if (value_title_2 instanceof RegExp) {
            json += asString(value_title_2.source)
          } else {
            json += asString(value_title_2.toString())
          }
        } else {
          json += asString(value_title_2)
        }
        
          }

          const value_status_3 = obj["status"]
          if (value_status_3 !== undefined) {
            json += addComma_0 ? ",\"status\":" : ((addComma_0 = true), "{\"status\":")
            json += asInteger(value_status_3)
          }

          const value_detail_4 = obj["detail"]
          if (value_detail_4 !== undefined) {
            json += addComma_0 ? ",\"detail\":" : ((addComma_0 = true), "{\"detail\":")
            
        if (typeof value_detail_4 !== 'string') {
          if (value_detail_4 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_detail_4 instanceof Date) {
            json += JSON_STR_QUOTE + value_detail_4.toISOString() + JSON_STR_QUOTE
          } else if (value_detail_4 instanceof RegExp) {
            json += asString(value_detail_4.source)
          } else {
            json += asString(value_detail_4.toString())
          }
        } else {
          json += asString(value_detail_4)
        }
        
          }

          const value_code_5 = obj["code"]
          if (value_code_5 !== undefined) {
            json += addComma_0 ? ",\"code\":" : ((addComma_0 = true), "{\"code\":")
            
        if (typeof value_code_5 !== 'string') {
          if (value_code_5 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_code_5 instanceof Date) {
            json += JSON_STR_QUOTE + value_code_5.toISOString() + JSON_STR_QUOTE
          } else if (value_code_5 instanceof RegExp) {
            json += asString(value_code_5.source)
          } else {
            json += asString(value_code_5.toString())
          }
        } else {
          json += asString(value_code_5)
        }
        
          }

          const value_requestId_6 = obj["requestId"]
          if (value_requestId_6 !== undefined) {
            json += addComma_0 ? ",\"requestId\":" : ((addComma_0 = true), "{\"requestId\":")
            
        if (typeof value_requestId_6 !== 'string') {
          if (value_requestId_6 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_requestId_6 instanceof Date) {
            json += JSON_STR_QUOTE + value_requestId_6.toISOString() + JSON_STR_QUOTE
          } else if (value_requestId_6 instanceof RegExp) {
            json += asString(value_requestId_6.source)
          } else {
            json += asString(value_requestId_6.toString())
          }
        } else {
          json += asString(value_requestId_6)
        }
        
          }

          const value_errors_7 = obj["errors"]
          if (value_errors_7 !== undefined) {
            json += addComma_0 ? ",\"errors\":" : ((addComma_0 = true), "{\"errors\":")
            json += anonymous1(value_errors_7)
          }

          const value_existingId_12 = obj["existingId"]
          if (value_existingId_12 !== undefined) {
            json += addComma_0 ? ",\"existingId\":" : ((addComma_0 = true), "{\"existingId\":")
            
        if (typeof value_existingId_12 !== 'string') {
          if (value_existingId_12 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_existingId_12 instanceof Date) {
            json += JSON_STR_QUOTE + value_existingId_12.toISOString() + JSON_STR_QUOTE
          } else if (value_existingId_12 instanceof RegExp) {
            json += asString(value_existingId_12.source)
          } else {
            json += asString(value_existingId_12.toString())
          }
        } else {
          json += asString(value_existingId_12)
        }
        
          }

          const value_requiredScope_13 = obj["requiredScope"]
          if (value_requiredScope_13 !== undefined) {
            json += addComma_0 ? ",\"requiredScope\":" : ((addComma_0 = true), "{\"requiredScope\":")
            
        if (typeof value_requiredScope_13 !== 'string') {
          if (value_requiredScope_13 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_requiredScope_13 instanceof Date) {
            json += JSON_STR_QUOTE + value_requiredScope_13.toISOString() + JSON_STR_QUOTE
          } else if (value_requiredScope_13 instanceof RegExp) {
            json += asString(value_requiredScope_13.source)
          } else {
            json += asString(value_requiredScope_13.toString())
          }
        } else {
          json += asString(value_requiredScope_13)
        }
        
          }

          const value_cursor_14 = obj["cursor"]
          if (value_cursor_14 !== undefined) {
            json += addComma_0 ? ",\"cursor\":" : ((addComma_0 = true), "{\"cursor\":")
            
        if (typeof value_cursor_14 !== 'string') {
          if (value_cursor_14 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_cursor_14 instanceof Date) {
            json += JSON_STR_QUOTE + value_cursor_14.toISOString() + JSON_STR_QUOTE
          } else if (value_cursor_14 instanceof RegExp) {
            json += asString(value_cursor_14.source)
          } else {
            json += asString(value_cursor_14.toString())
          }
        } else {
          json += asString(value_cursor_14)
        }
        
          }

          const value_currentVersion_15 = obj["currentVersion"]
          if (value_currentVersion_15 !== undefined) {
            json += addComma_0 ? ",\"currentVersion\":" : ((addComma_0 = true), "{\"currentVersion\":")
            json += asDateTime(value_currentVersion_15)
          }

          const value_mergedInto_16 = obj["mergedInto"]
          if (value_mergedInto_16 !== undefined) {
            json += addComma_0 ? ",\"mergedInto\":" : ((addComma_0 = true), "{\"mergedInto\":")
            
        if (typeof value_mergedInto_16 !== 'string') {
          if (value_mergedInto_16 === null) {
            json += JSON_STR_EMPTY_STRING
          } else if (value_mergedInto_16 instanceof Date) {
            json += JSON_STR_QUOTE + value_mergedInto_16.toISOString() + JSON_STR_QUOTE
          } else if (value_mergedInto_16 instanceof RegExp) {
            json += asString(value_mergedInto_16.source)
          } else {
            json += asString(value_mergedInto_16.toString())
          }
        } else {
          json += asString(value_mergedInto_16)
        }
        
          }

          const value_matched_17 = obj["matched"]
          if (value_matched_17 !== undefined) {
            json += addComma_0 ? ",\"matched\":" : ((addComma_0 = true), "{\"matched\":")
            json += asInteger(value_matched_17)
          }

          const value_oldestSequence_18 = obj["oldestSequence"]
          if (value_oldestSequence_18 !== undefined) {
            json += addComma_0 ? ",\"oldestSequence\":" : ((addComma_0 = true), "{\"oldestSequence\":")
            json += asInteger(value_oldestSequence_18)
          }
if (!addComma_0) json += JSON_STR_BEGIN_OBJECT

return json + JSON_STR_END_OBJECT

      }
    
    const main = anonymous0
    return main
    
}(validator, serializer)
return module.exports
})()

export const serializeProblem = writeProblem

export const serializers = {
  getHealth: writeHealthResponse,
  getReadiness: writeReadinessResponse,
  getOpenApiJson: writeOpenApiDocument,
  getStrictOpenApiJson: writeOpenApiDocument,
  getApiCatalog: writeApiCatalogResponse,
  login: writeSessionResponse,
  refreshSession: writeSessionResponse,
  logout: writeLoggedOutResponse,
  changePassword: writePasswordChangedResponse,
  getMe: writeMeResponse,
  listCompanies: writeCompanyResponseItems,
  createCompany: writeCompanyResponse,
  upsertCompany: writeUpsertResponse,
  bulkCreateCompanies: writeBulkCreateResponse,
  bulkUpdateCompanies: writeBulkUpdateResponse,
  bulkDeleteCompanies: writeBulkDeleteResponse,
  searchCompanies: writeCompanyResponseItems,
  aggregateCompanies: writeAggregateRowItems,
  batchGetCompanies: writeCompanyResponseItems,
  listCompanyDuplicates: writeDuplicateGroupItems,
  getCompany: writeCompanyResponse,
  updateCompany: writeCompanyResponse,
  deleteCompany: writeDeletedResponse,
  listCompanyHistory: writeCompanyHistoryEntryItems,
  listDeletedCompanies: writeDeletedCompanyItems,
  restoreCompany: writeCompanyResponse,
  mergeCompanies: writeCompanyResponse,
  listContacts: writeContactResponseItems,
  createContact: writeContactResponse,
  upsertContact: writeUpsertResponse,
  bulkCreateContacts: writeBulkCreateResponse,
  bulkUpdateContacts: writeBulkUpdateResponse,
  bulkDeleteContacts: writeBulkDeleteResponse,
  searchContacts: writeContactResponseItems,
  aggregateContacts: writeAggregateRowItems,
  batchGetContacts: writeContactResponseItems,
  listContactDuplicates: writeDuplicateGroupItems,
  getContact: writeContactResponse,
  updateContact: writeContactResponse,
  deleteContact: writeDeletedResponse,
  listContactHistory: writeContactHistoryEntryItems,
  listDeletedContacts: writeDeletedContactItems,
  restoreContact: writeContactResponse,
  mergeContacts: writeContactResponse,
  listDeals: writeDealResponseItems,
  createDeal: writeDealResponse,
  upsertDeal: writeUpsertResponse,
  bulkCreateDeals: writeBulkCreateResponse,
  bulkUpdateDeals: writeBulkUpdateResponse,
  bulkDeleteDeals: writeBulkDeleteResponse,
  searchDeals: writeDealResponseItems,
  aggregateDeals: writeAggregateRowItems,
  batchGetDeals: writeDealResponseItems,
  getDealSummary: writeDealSummaryRowItems,
  getDeal: writeDealResponse,
  updateDeal: writeDealResponse,
  deleteDeal: writeDeletedResponse,
  listDealHistory: writeDealHistoryEntryItems,
  listDeletedDeals: writeDeletedDealItems,
  restoreDeal: writeDealResponse,
  moveDealStage: writeDealResponse,
  listDealContacts: writeDealContactResponseItems,
  setDealContact: writeDealContactResponse,
  deleteDealContact: writeDeletedResponse,
  listDealStages: writeDealStageStayItems,
  getDealBant: writeBantQualification,
  updateDealBant: writeBantQualification,
  listActivities: writeActivityResponseItems,
  createActivity: writeActivityResponse,
  bulkCreateActivities: writeBulkCreateResponse,
  bulkUpdateActivities: writeBulkUpdateResponse,
  bulkDeleteActivities: writeBulkDeleteResponse,
  searchActivities: writeActivityResponseItems,
  aggregateActivities: writeAggregateRowItems,
  batchGetActivities: writeActivityResponseItems,
  getActivity: writeActivityResponse,
  updateActivity: writeActivityResponse,
  deleteActivity: writeDeletedResponse,
  listActivityHistory: writeActivityHistoryEntryItems,
  listDeletedActivities: writeDeletedActivityItems,
  restoreActivity: writeActivityResponse,
  listPipelines: writePipelineResponseItems,
  createPipeline: writePipelineResponse,
  getPipeline: writePipelineResponse,
  updatePipeline: writePipelineResponse,
  deletePipeline: writeDeletedResponse,
  listPipelineStages: writeStageResponseItems,
  createStage: writeStageResponse,
  getStage: writeStageResponse,
  updateStage: writeStageResponse,
  deleteStage: writeDeletedResponse,
  listProperties: writePropertyResponseItems,
  createProperty: writePropertyResponse,
  getContract: writeOpenApiDocument,
  getProperty: writePropertyResponse,
  updateProperty: writePropertyUpdatedResponse,
  deleteProperty: writePropertyDeletedResponse,
  listUsers: writeUserResponseItems,
  createUser: writeUserResponse,
  getUser: writeUserResponse,
  updateUser: writeUserResponse,
  deleteUser: writeDeletedResponse,
  listTeams: writeTeamResponseItems,
  createTeam: writeTeamResponse,
  getTeam: writeTeamResponse,
  updateTeam: writeTeamResponse,
  deleteTeam: writeDeletedResponse,
  listApiKeys: writeApiKeyResponseItems,
  createApiKey: writeApiKeyCreatedResponse,
  getApiKey: writeApiKeyResponse,
  revokeApiKey: writeApiKeyResponse,
  updateApiKey: writeApiKeyResponse,
  rotateApiKey: writeApiKeyRotatedResponse,
  listApiKeyUsage: writeApiKeyUsageItems,
  listChanges: writeChangeListResponse,
  listChangeSets: writeChangeSetItems,
  undoChangeSet: writeUndoResponse,
  importContacts: writeImportResultDto,
  importCompanies: writeImportResultDto,
  importDeals: writeImportResultDto,
  importActivities: writeImportResultDto,
  listImportJobs: writeImportJobSummaryItems,
  getImportJob: writeImportJobResponse,
  deleteImportJob: writeDeletedResponse,
  cancelImportJob: writeImportJobResponse,
  getPersonalData: writePersonalDataResponse,
  eraseContact: writeErasureResponse,
  listAuditLog: writeAuditEntryResponseItems,
  listWebhooks: writeWebhookResponseItems,
  createWebhook: writeWebhookResponse,
  getWebhook: writeWebhookResponse,
  updateWebhook: writeWebhookResponse,
  deleteWebhook: writeDeletedResponse,
  testWebhook: writeWebhookTestResponse,
  rotateWebhookSecret: writeWebhookRotationResponse,
  commitWebhookSecret: writeWebhookResponse,
  cancelWebhookSecret: writeWebhookResponse,
  replayWebhook: writeWebhookReplayResponse,
  getWebhookStats: writeWebhookStatsResponse,
  listWebhookDeliveries: writeWebhookDeliveryResponseItems,
  getWebhookDelivery: writeWebhookDeliveryWithBodyResponse,
  redeliverWebhookDelivery: writeWebhookDeliveryResponse,
  callMcp: writeMcpResponse
}
