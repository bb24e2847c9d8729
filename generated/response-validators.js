// Generated from openapi.yaml by scripts/generate.ts; do not edit.
import { outputFormats as formats } from '../src/formats.ts'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const json = ((exports) => {
"use strict";
exports.HealthResponse = validate20;
const schema31 = {"type":"object","required":["status"],"properties":{"status":{"type":"string","const":"ok"}},"additionalProperties":false};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "status")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("ok" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "ok"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.Problem = validate21;
const schema32 = {"type":"object","required":["type","title","status","detail","code","requestId"],"properties":{"type":{"type":"string","format":"uri"},"title":{"type":"string"},"status":{"type":"integer","minimum":400,"maximum":599},"detail":{"type":"string"},"code":{"$ref":"ProblemCode"},"requestId":{"type":"string"},"errors":{"type":"array","items":{"$ref":"FieldError"}},"existingId":{"type":"string","format":"uuid"},"requiredScope":{"$ref":"Scope"},"currentVersion":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema33 = {"type":"string","enum":["malformed_request","request_timeout","malformed_json","validation_failed","invalid_reference","invalid_file","invalid_cursor","ambiguous_credentials","unauthenticated","invalid_credentials","invalid_refresh_token","insufficient_scope","tenant_suspended","not_found","route_not_found","unknown_tenant","method_not_allowed","duplicate","version_conflict","idempotency_key_reused","in_use","last_admin","limit_reached","payload_too_large","unsupported_media_type","query_too_expensive","rate_limited","login_throttled","internal_error","overloaded","database_unavailable"]};
const schema34 = {"type":"object","required":["path","message"],"properties":{"path":{"type":"string"},"message":{"type":"string"}},"additionalProperties":false};
const schema35 = {"type":"string","enum":["read","write","admin"]};
const func1 = Object.prototype.hasOwnProperty;
const formats0 = formats.uri;
const formats2 = formats.uuid;
const formats4 = formats["date-time"];

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.detail === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.code === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.requestId === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestId"},message:"must have required property '"+"requestId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 599 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < 400 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
const err13 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.code !== undefined){
let data4 = data.code;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/code",schemaPath:"ProblemCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((data4 === "malformed_request") || (data4 === "request_timeout")) || (data4 === "malformed_json")) || (data4 === "validation_failed")) || (data4 === "invalid_reference")) || (data4 === "invalid_file")) || (data4 === "invalid_cursor")) || (data4 === "ambiguous_credentials")) || (data4 === "unauthenticated")) || (data4 === "invalid_credentials")) || (data4 === "invalid_refresh_token")) || (data4 === "insufficient_scope")) || (data4 === "tenant_suspended")) || (data4 === "not_found")) || (data4 === "route_not_found")) || (data4 === "unknown_tenant")) || (data4 === "method_not_allowed")) || (data4 === "duplicate")) || (data4 === "version_conflict")) || (data4 === "idempotency_key_reused")) || (data4 === "in_use")) || (data4 === "last_admin")) || (data4 === "limit_reached")) || (data4 === "payload_too_large")) || (data4 === "unsupported_media_type")) || (data4 === "query_too_expensive")) || (data4 === "rate_limited")) || (data4 === "login_throttled")) || (data4 === "internal_error")) || (data4 === "overloaded")) || (data4 === "database_unavailable"))){
const err15 = {instancePath:instancePath+"/code",schemaPath:"ProblemCode/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.requestId !== undefined){
if(typeof data.requestId !== "string"){
const err16 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.errors !== undefined){
let data6 = data.errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.path === undefined){
const err17 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"FieldError/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.message === undefined){
const err18 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"FieldError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data7){
if(!((key1 === "path") || (key1 === "message"))){
const err19 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"FieldError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.path !== undefined){
if(typeof data7.path !== "string"){
const err20 = {instancePath:instancePath+"/errors/" + i0+"/path",schemaPath:"FieldError/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.message !== undefined){
if(typeof data7.message !== "string"){
const err21 = {instancePath:instancePath+"/errors/" + i0+"/message",schemaPath:"FieldError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"FieldError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.existingId !== undefined){
let data10 = data.existingId;
if(typeof data10 === "string"){
if(!(formats2(data10))){
const err24 = {instancePath:instancePath+"/existingId",schemaPath:"#/properties/existingId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/existingId",schemaPath:"#/properties/existingId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.requiredScope !== undefined){
let data11 = data.requiredScope;
if(typeof data11 !== "string"){
const err26 = {instancePath:instancePath+"/requiredScope",schemaPath:"Scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data11 === "read") || (data11 === "write")) || (data11 === "admin"))){
const err27 = {instancePath:instancePath+"/requiredScope",schemaPath:"Scope/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.currentVersion !== undefined){
let data12 = data.currentVersion;
if(typeof data12 === "string"){
if(!(formats4(data12))){
const err28 = {instancePath:instancePath+"/currentVersion",schemaPath:"#/properties/currentVersion/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/currentVersion",schemaPath:"#/properties/currentVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.ReadinessResponse = validate22;
const schema36 = {"type":"object","required":["status"],"properties":{"status":{"type":"string","const":"ready"}},"additionalProperties":false};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "status")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if("ready" !== data0){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "ready"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.OpenApiDocument = validate23;
const schema37 = {"type":"object","required":["openapi","info","paths"],"additionalProperties":{},"properties":{"openapi":{"type":"string"},"info":{"type":"object","additionalProperties":{}},"paths":{"type":"object","additionalProperties":{}}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.openapi === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "openapi"},message:"must have required property '"+"openapi"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.info === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "info"},message:"must have required property '"+"info"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.paths === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paths"},message:"must have required property '"+"paths"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.openapi !== undefined){
if(typeof data.openapi !== "string"){
const err3 = {instancePath:instancePath+"/openapi",schemaPath:"#/properties/openapi/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.info !== undefined){
let data1 = data.info;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err4 = {instancePath:instancePath+"/info",schemaPath:"#/properties/info/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.paths !== undefined){
let data2 = data.paths;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err5 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.SessionResponse = validate24;
const schema38 = {"type":"object","required":["accessToken","tokenType","expiresIn","refreshToken","user"],"properties":{"accessToken":{"type":"string"},"tokenType":{"type":"string","const":"Bearer"},"expiresIn":{"type":"integer","format":"int32"},"refreshToken":{"type":"string"},"user":{"$ref":"UserResponse"}},"additionalProperties":false};
const formats6 = formats.int32;
const schema39 = {"type":"object","required":["id","tenantId","email","name","role","isActive","createdAt","updatedAt"],"properties":{"id":{"type":"string","format":"uuid"},"tenantId":{"type":"string","format":"uuid"},"email":{"type":"string"},"name":{"type":"string"},"role":{"$ref":"UserRole"},"isActive":{"type":"boolean"},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema40 = {"type":"string","enum":["admin","member","viewer"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tenantId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenantId"},message:"must have required property '"+"tenantId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.role === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.isActive === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isActive"},message:"must have required property '"+"isActive"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.createdAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.updatedAt === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "tenantId")) || (key0 === "email")) || (key0 === "name")) || (key0 === "role")) || (key0 === "isActive")) || (key0 === "createdAt")) || (key0 === "updatedAt"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.tenantId !== undefined){
let data1 = data.tenantId;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
const err13 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.role !== undefined){
let data4 = data.role;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/role",schemaPath:"UserRole/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data4 === "admin") || (data4 === "member")) || (data4 === "viewer"))){
const err16 = {instancePath:instancePath+"/role",schemaPath:"UserRole/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.isActive !== undefined){
if(typeof data.isActive !== "boolean"){
const err17 = {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data6 = data.createdAt;
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err18 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data7 = data.updatedAt;
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err20 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessToken === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accessToken"},message:"must have required property '"+"accessToken"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tokenType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tokenType"},message:"must have required property '"+"tokenType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expiresIn === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresIn"},message:"must have required property '"+"expiresIn"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.refreshToken === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refreshToken"},message:"must have required property '"+"refreshToken"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.user === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "accessToken") || (key0 === "tokenType")) || (key0 === "expiresIn")) || (key0 === "refreshToken")) || (key0 === "user"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.accessToken !== undefined){
if(typeof data.accessToken !== "string"){
const err6 = {instancePath:instancePath+"/accessToken",schemaPath:"#/properties/accessToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tokenType !== undefined){
let data1 = data.tokenType;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/tokenType",schemaPath:"#/properties/tokenType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("Bearer" !== data1){
const err8 = {instancePath:instancePath+"/tokenType",schemaPath:"#/properties/tokenType/const",keyword:"const",params:{allowedValue: "Bearer"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.expiresIn !== undefined){
let data2 = data.expiresIn;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(!(formats6.validate(data2))){
const err10 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.refreshToken !== undefined){
if(typeof data.refreshToken !== "string"){
const err11 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.user !== undefined){
if(!(validate25(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.LoggedOutResponse = validate27;
const schema41 = {"type":"object","required":["loggedOut"],"properties":{"loggedOut":{"type":"boolean","const":true}},"additionalProperties":false};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.loggedOut === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "loggedOut"},message:"must have required property '"+"loggedOut"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "loggedOut")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.loggedOut !== undefined){
let data0 = data.loggedOut;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/loggedOut",schemaPath:"#/properties/loggedOut/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/loggedOut",schemaPath:"#/properties/loggedOut/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.PasswordChangedResponse = validate28;
const schema42 = {"type":"object","required":["passwordChanged"],"properties":{"passwordChanged":{"type":"boolean","const":true}},"additionalProperties":false};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.passwordChanged === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passwordChanged"},message:"must have required property '"+"passwordChanged"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "passwordChanged")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.passwordChanged !== undefined){
let data0 = data.passwordChanged;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/passwordChanged",schemaPath:"#/properties/passwordChanged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data0){
const err3 = {instancePath:instancePath+"/passwordChanged",schemaPath:"#/properties/passwordChanged/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.MeResponse = validate29;
const schema43 = {"type":"object","required":["type","tenant","user","apiKey","scopes"],"properties":{"type":{"type":"string","enum":["api_key","user"]},"tenant":{"$ref":"TenantResponse"},"user":{"anyOf":[{"$ref":"UserResponse"},{"type":"null"}]},"apiKey":{"anyOf":[{"$ref":"ApiKeyResponse"},{"type":"null"}]},"scopes":{"type":"array","items":{"$ref":"Scope"}}},"additionalProperties":false};
const schema44 = {"type":"object","required":["id","subdomain","name"],"properties":{"id":{"type":"string","format":"uuid"},"subdomain":{"type":"string"},"name":{"type":"string"}},"additionalProperties":false};
const schema45 = {"type":"object","required":["id","keyPrefix","name","scopes","expiresAt","lastUsedAt","isActive","createdAt","createdBy"],"properties":{"id":{"type":"string","format":"uuid"},"keyPrefix":{"type":"string"},"name":{"type":"string"},"scopes":{"type":"string"},"expiresAt":{"type":["string","null"],"format":"date-time"},"lastUsedAt":{"type":["string","null"],"format":"date-time"},"isActive":{"type":"boolean"},"createdAt":{"type":"string","format":"date-time"},"createdBy":{"type":["string","null"]},"createdByStatus":{"type":["string","null"],"enum":["active","demoted","deactivated","deleted",null]}},"additionalProperties":false};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tenant === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenant"},message:"must have required property '"+"tenant"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.user === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.apiKey === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiKey"},message:"must have required property '"+"apiKey"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.scopes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "tenant")) || (key0 === "user")) || (key0 === "apiKey")) || (key0 === "scopes"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data0 === "api_key") || (data0 === "user"))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema43.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.tenant !== undefined){
let data1 = data.tenant;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err8 = {instancePath:instancePath+"/tenant",schemaPath:"TenantResponse/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.subdomain === undefined){
const err9 = {instancePath:instancePath+"/tenant",schemaPath:"TenantResponse/required",keyword:"required",params:{missingProperty: "subdomain"},message:"must have required property '"+"subdomain"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.name === undefined){
const err10 = {instancePath:instancePath+"/tenant",schemaPath:"TenantResponse/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "id") || (key1 === "subdomain")) || (key1 === "name"))){
const err11 = {instancePath:instancePath+"/tenant",schemaPath:"TenantResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err12 = {instancePath:instancePath+"/tenant/id",schemaPath:"TenantResponse/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/tenant/id",schemaPath:"TenantResponse/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.subdomain !== undefined){
if(typeof data1.subdomain !== "string"){
const err14 = {instancePath:instancePath+"/tenant/subdomain",schemaPath:"TenantResponse/properties/subdomain/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err15 = {instancePath:instancePath+"/tenant/name",schemaPath:"TenantResponse/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/tenant",schemaPath:"TenantResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.user !== undefined){
let data5 = data.user;
const _errs15 = errors;
let valid3 = false;
const _errs16 = errors;
if(!(validate25(data5, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
valid3 = valid3 || _valid0;
const _errs17 = errors;
if(data5 !== null){
const err17 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err18 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.apiKey !== undefined){
let data6 = data.apiKey;
const _errs20 = errors;
let valid4 = false;
const _errs21 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
const err19 = {instancePath:instancePath+"/apiKey",schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.keyPrefix === undefined){
const err20 = {instancePath:instancePath+"/apiKey",schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "keyPrefix"},message:"must have required property '"+"keyPrefix"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.name === undefined){
const err21 = {instancePath:instancePath+"/apiKey",schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.scopes === undefined){
const err22 = {instancePath:instancePath+"/apiKey",schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6.expiresAt === undefined){
const err23 = {instancePath:instancePath+"/apiKey",schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.lastUsedAt === undefined){
const err24 = {instancePath:instancePath+"/apiKey",schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "lastUsedAt"},message:"must have required property '"+"lastUsedAt"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.isActive === undefined){
const err25 = {instancePath:instancePath+"/apiKey",schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "isActive"},message:"must have required property '"+"isActive"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.createdAt === undefined){
const err26 = {instancePath:instancePath+"/apiKey",schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.createdBy === undefined){
const err27 = {instancePath:instancePath+"/apiKey",schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "createdBy"},message:"must have required property '"+"createdBy"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key2 in data6){
if(!(func1.call(schema45.properties, key2))){
const err28 = {instancePath:instancePath+"/apiKey",schemaPath:"ApiKeyResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.id !== undefined){
let data7 = data6.id;
if(typeof data7 === "string"){
if(!(formats2(data7))){
const err29 = {instancePath:instancePath+"/apiKey/id",schemaPath:"ApiKeyResponse/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/apiKey/id",schemaPath:"ApiKeyResponse/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data6.keyPrefix !== undefined){
if(typeof data6.keyPrefix !== "string"){
const err31 = {instancePath:instancePath+"/apiKey/keyPrefix",schemaPath:"ApiKeyResponse/properties/keyPrefix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err32 = {instancePath:instancePath+"/apiKey/name",schemaPath:"ApiKeyResponse/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data6.scopes !== undefined){
if(typeof data6.scopes !== "string"){
const err33 = {instancePath:instancePath+"/apiKey/scopes",schemaPath:"ApiKeyResponse/properties/scopes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data6.expiresAt !== undefined){
let data11 = data6.expiresAt;
if((typeof data11 !== "string") && (data11 !== null)){
const err34 = {instancePath:instancePath+"/apiKey/expiresAt",schemaPath:"ApiKeyResponse/properties/expiresAt/type",keyword:"type",params:{type: schema45.properties.expiresAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data11 === "string"){
if(!(formats4(data11))){
const err35 = {instancePath:instancePath+"/apiKey/expiresAt",schemaPath:"ApiKeyResponse/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data6.lastUsedAt !== undefined){
let data12 = data6.lastUsedAt;
if((typeof data12 !== "string") && (data12 !== null)){
const err36 = {instancePath:instancePath+"/apiKey/lastUsedAt",schemaPath:"ApiKeyResponse/properties/lastUsedAt/type",keyword:"type",params:{type: schema45.properties.lastUsedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data12 === "string"){
if(!(formats4(data12))){
const err37 = {instancePath:instancePath+"/apiKey/lastUsedAt",schemaPath:"ApiKeyResponse/properties/lastUsedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data6.isActive !== undefined){
if(typeof data6.isActive !== "boolean"){
const err38 = {instancePath:instancePath+"/apiKey/isActive",schemaPath:"ApiKeyResponse/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data6.createdAt !== undefined){
let data14 = data6.createdAt;
if(typeof data14 === "string"){
if(!(formats4(data14))){
const err39 = {instancePath:instancePath+"/apiKey/createdAt",schemaPath:"ApiKeyResponse/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/apiKey/createdAt",schemaPath:"ApiKeyResponse/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data6.createdBy !== undefined){
let data15 = data6.createdBy;
if((typeof data15 !== "string") && (data15 !== null)){
const err41 = {instancePath:instancePath+"/apiKey/createdBy",schemaPath:"ApiKeyResponse/properties/createdBy/type",keyword:"type",params:{type: schema45.properties.createdBy.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data6.createdByStatus !== undefined){
let data16 = data6.createdByStatus;
if((typeof data16 !== "string") && (data16 !== null)){
const err42 = {instancePath:instancePath+"/apiKey/createdByStatus",schemaPath:"ApiKeyResponse/properties/createdByStatus/type",keyword:"type",params:{type: schema45.properties.createdByStatus.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(((((data16 === "active") || (data16 === "demoted")) || (data16 === "deactivated")) || (data16 === "deleted")) || (data16 === null))){
const err43 = {instancePath:instancePath+"/apiKey/createdByStatus",schemaPath:"ApiKeyResponse/properties/createdByStatus/enum",keyword:"enum",params:{allowedValues: schema45.properties.createdByStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/apiKey",schemaPath:"ApiKeyResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid4 = valid4 || _valid1;
const _errs45 = errors;
if(data6 !== null){
const err45 = {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid1 = _errs45 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err46 = {instancePath:instancePath+"/apiKey",schemaPath:"#/properties/apiKey/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.scopes !== undefined){
let data17 = data.scopes;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
if(typeof data18 !== "string"){
const err47 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"Scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(((data18 === "read") || (data18 === "write")) || (data18 === "admin"))){
const err48 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"Scope/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.CompanyResponseItems = validate34;
const schema51 = {"type":"array","items":{"$ref":"CompanyResponse"}};
const schema47 = {"type":"object","required":["id","tenantId","name","domain","industry","description","employeeCount","annualRevenue","phone","website","networkUrl","address","city","state","country","postalCode","tags","notes","ownerId","createdAt","updatedAt"],"properties":{"id":{"type":"string","format":"uuid"},"tenantId":{"type":"string","format":"uuid"},"name":{"type":"string"},"domain":{"type":["string","null"]},"industry":{"type":["string","null"]},"description":{"type":["string","null"]},"employeeCount":{"type":["integer","null"],"format":"int32"},"annualRevenue":{"type":["number","null"],"format":"decimal"},"phone":{"type":["string","null"]},"website":{"type":["string","null"]},"networkUrl":{"type":["string","null"]},"address":{"type":["string","null"]},"city":{"type":["string","null"]},"state":{"type":["string","null"]},"country":{"type":["string","null"]},"postalCode":{"type":["string","null"]},"tags":{"type":"array","items":{"type":"string"}},"notes":{"type":["string","null"]},"ownerId":{"type":["string","null"],"format":"uuid"},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};
const formats32 = formats.decimal;

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.tenantId === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "tenantId"},message:"must have required property '"+"tenantId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.name === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.domain === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.industry === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "industry"},message:"must have required property '"+"industry"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.description === undefined){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.employeeCount === undefined){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "employeeCount"},message:"must have required property '"+"employeeCount"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.annualRevenue === undefined){
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "annualRevenue"},message:"must have required property '"+"annualRevenue"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.phone === undefined){
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.website === undefined){
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "website"},message:"must have required property '"+"website"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.networkUrl === undefined){
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "networkUrl"},message:"must have required property '"+"networkUrl"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.address === undefined){
const err11 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.city === undefined){
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.state === undefined){
const err13 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data0.country === undefined){
const err14 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data0.postalCode === undefined){
const err15 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "postalCode"},message:"must have required property '"+"postalCode"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data0.tags === undefined){
const err16 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data0.notes === undefined){
const err17 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data0.ownerId === undefined){
const err18 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "ownerId"},message:"must have required property '"+"ownerId"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data0.createdAt === undefined){
const err19 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data0.updatedAt === undefined){
const err20 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key0 in data0){
if(!(func1.call(schema47.properties, key0))){
const err21 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err22 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"CompanyResponse/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"CompanyResponse/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.tenantId !== undefined){
let data2 = data0.tenantId;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err24 = {instancePath:instancePath+"/" + i0+"/tenantId",schemaPath:"CompanyResponse/properties/tenantId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/" + i0+"/tenantId",schemaPath:"CompanyResponse/properties/tenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
const err26 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"CompanyResponse/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data0.domain !== undefined){
let data4 = data0.domain;
if((typeof data4 !== "string") && (data4 !== null)){
const err27 = {instancePath:instancePath+"/" + i0+"/domain",schemaPath:"CompanyResponse/properties/domain/type",keyword:"type",params:{type: schema47.properties.domain.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.industry !== undefined){
let data5 = data0.industry;
if((typeof data5 !== "string") && (data5 !== null)){
const err28 = {instancePath:instancePath+"/" + i0+"/industry",schemaPath:"CompanyResponse/properties/industry/type",keyword:"type",params:{type: schema47.properties.industry.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.description !== undefined){
let data6 = data0.description;
if((typeof data6 !== "string") && (data6 !== null)){
const err29 = {instancePath:instancePath+"/" + i0+"/description",schemaPath:"CompanyResponse/properties/description/type",keyword:"type",params:{type: schema47.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data0.employeeCount !== undefined){
let data7 = data0.employeeCount;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err30 = {instancePath:instancePath+"/" + i0+"/employeeCount",schemaPath:"CompanyResponse/properties/employeeCount/type",keyword:"type",params:{type: schema47.properties.employeeCount.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(!(formats6.validate(data7))){
const err31 = {instancePath:instancePath+"/" + i0+"/employeeCount",schemaPath:"CompanyResponse/properties/employeeCount/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data0.annualRevenue !== undefined){
let data8 = data0.annualRevenue;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err32 = {instancePath:instancePath+"/" + i0+"/annualRevenue",schemaPath:"CompanyResponse/properties/annualRevenue/type",keyword:"type",params:{type: schema47.properties.annualRevenue.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(!(formats32.validate(data8))){
const err33 = {instancePath:instancePath+"/" + i0+"/annualRevenue",schemaPath:"CompanyResponse/properties/annualRevenue/format",keyword:"format",params:{format: "decimal"},message:"must match format \""+"decimal"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data0.phone !== undefined){
let data9 = data0.phone;
if((typeof data9 !== "string") && (data9 !== null)){
const err34 = {instancePath:instancePath+"/" + i0+"/phone",schemaPath:"CompanyResponse/properties/phone/type",keyword:"type",params:{type: schema47.properties.phone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data0.website !== undefined){
let data10 = data0.website;
if((typeof data10 !== "string") && (data10 !== null)){
const err35 = {instancePath:instancePath+"/" + i0+"/website",schemaPath:"CompanyResponse/properties/website/type",keyword:"type",params:{type: schema47.properties.website.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data0.networkUrl !== undefined){
let data11 = data0.networkUrl;
if((typeof data11 !== "string") && (data11 !== null)){
const err36 = {instancePath:instancePath+"/" + i0+"/networkUrl",schemaPath:"CompanyResponse/properties/networkUrl/type",keyword:"type",params:{type: schema47.properties.networkUrl.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data0.address !== undefined){
let data12 = data0.address;
if((typeof data12 !== "string") && (data12 !== null)){
const err37 = {instancePath:instancePath+"/" + i0+"/address",schemaPath:"CompanyResponse/properties/address/type",keyword:"type",params:{type: schema47.properties.address.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data0.city !== undefined){
let data13 = data0.city;
if((typeof data13 !== "string") && (data13 !== null)){
const err38 = {instancePath:instancePath+"/" + i0+"/city",schemaPath:"CompanyResponse/properties/city/type",keyword:"type",params:{type: schema47.properties.city.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data0.state !== undefined){
let data14 = data0.state;
if((typeof data14 !== "string") && (data14 !== null)){
const err39 = {instancePath:instancePath+"/" + i0+"/state",schemaPath:"CompanyResponse/properties/state/type",keyword:"type",params:{type: schema47.properties.state.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data0.country !== undefined){
let data15 = data0.country;
if((typeof data15 !== "string") && (data15 !== null)){
const err40 = {instancePath:instancePath+"/" + i0+"/country",schemaPath:"CompanyResponse/properties/country/type",keyword:"type",params:{type: schema47.properties.country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data0.postalCode !== undefined){
let data16 = data0.postalCode;
if((typeof data16 !== "string") && (data16 !== null)){
const err41 = {instancePath:instancePath+"/" + i0+"/postalCode",schemaPath:"CompanyResponse/properties/postalCode/type",keyword:"type",params:{type: schema47.properties.postalCode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data0.tags !== undefined){
let data17 = data0.tags;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(typeof data17[i1] !== "string"){
const err42 = {instancePath:instancePath+"/" + i0+"/tags/" + i1,schemaPath:"CompanyResponse/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/" + i0+"/tags",schemaPath:"CompanyResponse/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data0.notes !== undefined){
let data19 = data0.notes;
if((typeof data19 !== "string") && (data19 !== null)){
const err44 = {instancePath:instancePath+"/" + i0+"/notes",schemaPath:"CompanyResponse/properties/notes/type",keyword:"type",params:{type: schema47.properties.notes.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data0.ownerId !== undefined){
let data20 = data0.ownerId;
if((typeof data20 !== "string") && (data20 !== null)){
const err45 = {instancePath:instancePath+"/" + i0+"/ownerId",schemaPath:"CompanyResponse/properties/ownerId/type",keyword:"type",params:{type: schema47.properties.ownerId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data20 === "string"){
if(!(formats2(data20))){
const err46 = {instancePath:instancePath+"/" + i0+"/ownerId",schemaPath:"CompanyResponse/properties/ownerId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data0.createdAt !== undefined){
let data21 = data0.createdAt;
if(typeof data21 === "string"){
if(!(formats4(data21))){
const err47 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"CompanyResponse/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"CompanyResponse/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data0.updatedAt !== undefined){
let data22 = data0.updatedAt;
if(typeof data22 === "string"){
if(!(formats4(data22))){
const err49 = {instancePath:instancePath+"/" + i0+"/updatedAt",schemaPath:"CompanyResponse/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/" + i0+"/updatedAt",schemaPath:"CompanyResponse/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/" + i0,schemaPath:"CompanyResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.CompanyResponse = validate31;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tenantId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenantId"},message:"must have required property '"+"tenantId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.domain === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.industry === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "industry"},message:"must have required property '"+"industry"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.description === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.employeeCount === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "employeeCount"},message:"must have required property '"+"employeeCount"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.annualRevenue === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "annualRevenue"},message:"must have required property '"+"annualRevenue"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.phone === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.website === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "website"},message:"must have required property '"+"website"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.networkUrl === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "networkUrl"},message:"must have required property '"+"networkUrl"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.address === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.city === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.state === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.country === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.postalCode === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "postalCode"},message:"must have required property '"+"postalCode"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.tags === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.notes === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.ownerId === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ownerId"},message:"must have required property '"+"ownerId"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.createdAt === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.updatedAt === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema47.properties, key0))){
const err21 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err22 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.tenantId !== undefined){
let data1 = data.tenantId;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err24 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err26 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.domain !== undefined){
let data3 = data.domain;
if((typeof data3 !== "string") && (data3 !== null)){
const err27 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schema47.properties.domain.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.industry !== undefined){
let data4 = data.industry;
if((typeof data4 !== "string") && (data4 !== null)){
const err28 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: schema47.properties.industry.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.description !== undefined){
let data5 = data.description;
if((typeof data5 !== "string") && (data5 !== null)){
const err29 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema47.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.employeeCount !== undefined){
let data6 = data.employeeCount;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err30 = {instancePath:instancePath+"/employeeCount",schemaPath:"#/properties/employeeCount/type",keyword:"type",params:{type: schema47.properties.employeeCount.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(!(formats6.validate(data6))){
const err31 = {instancePath:instancePath+"/employeeCount",schemaPath:"#/properties/employeeCount/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.annualRevenue !== undefined){
let data7 = data.annualRevenue;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err32 = {instancePath:instancePath+"/annualRevenue",schemaPath:"#/properties/annualRevenue/type",keyword:"type",params:{type: schema47.properties.annualRevenue.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(!(formats32.validate(data7))){
const err33 = {instancePath:instancePath+"/annualRevenue",schemaPath:"#/properties/annualRevenue/format",keyword:"format",params:{format: "decimal"},message:"must match format \""+"decimal"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.phone !== undefined){
let data8 = data.phone;
if((typeof data8 !== "string") && (data8 !== null)){
const err34 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema47.properties.phone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.website !== undefined){
let data9 = data.website;
if((typeof data9 !== "string") && (data9 !== null)){
const err35 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema47.properties.website.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.networkUrl !== undefined){
let data10 = data.networkUrl;
if((typeof data10 !== "string") && (data10 !== null)){
const err36 = {instancePath:instancePath+"/networkUrl",schemaPath:"#/properties/networkUrl/type",keyword:"type",params:{type: schema47.properties.networkUrl.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.address !== undefined){
let data11 = data.address;
if((typeof data11 !== "string") && (data11 !== null)){
const err37 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema47.properties.address.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.city !== undefined){
let data12 = data.city;
if((typeof data12 !== "string") && (data12 !== null)){
const err38 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema47.properties.city.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.state !== undefined){
let data13 = data.state;
if((typeof data13 !== "string") && (data13 !== null)){
const err39 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: schema47.properties.state.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.country !== undefined){
let data14 = data.country;
if((typeof data14 !== "string") && (data14 !== null)){
const err40 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema47.properties.country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.postalCode !== undefined){
let data15 = data.postalCode;
if((typeof data15 !== "string") && (data15 !== null)){
const err41 = {instancePath:instancePath+"/postalCode",schemaPath:"#/properties/postalCode/type",keyword:"type",params:{type: schema47.properties.postalCode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.tags !== undefined){
let data16 = data.tags;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
if(typeof data16[i0] !== "string"){
const err42 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.notes !== undefined){
let data18 = data.notes;
if((typeof data18 !== "string") && (data18 !== null)){
const err44 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema47.properties.notes.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.ownerId !== undefined){
let data19 = data.ownerId;
if((typeof data19 !== "string") && (data19 !== null)){
const err45 = {instancePath:instancePath+"/ownerId",schemaPath:"#/properties/ownerId/type",keyword:"type",params:{type: schema47.properties.ownerId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats2(data19))){
const err46 = {instancePath:instancePath+"/ownerId",schemaPath:"#/properties/ownerId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data.createdAt !== undefined){
let data20 = data.createdAt;
if(typeof data20 === "string"){
if(!(formats4(data20))){
const err47 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data21 = data.updatedAt;
if(typeof data21 === "string"){
if(!(formats4(data21))){
const err49 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.UpsertResponse = validate32;
const schema48 = {"type":"object","required":["action","id"],"properties":{"action":{"type":"string","enum":["created","updated"]},"id":{"type":"string","format":"uuid"}},"additionalProperties":false};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "action") || (key0 === "id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "created") || (data0 === "updated"))){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema48.properties.action.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.BulkCreateResponse = validate33;
const schema49 = {"type":"object","required":["created","updated","failed","createdIds","errors"],"properties":{"created":{"type":"integer","format":"int32"},"updated":{"type":"integer","format":"int32"},"failed":{"type":"integer","format":"int32"},"createdIds":{"type":"array","items":{"type":"string","format":"uuid"}},"errors":{"type":"array","items":{"$ref":"BulkItemError"}}},"additionalProperties":false};
const schema50 = {"type":"object","required":["index","error"],"properties":{"index":{"type":"integer","format":"int32"},"error":{"type":"string"}},"additionalProperties":false};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.created === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.updated === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updated"},message:"must have required property '"+"updated"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.failed === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdIds === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdIds"},message:"must have required property '"+"createdIds"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.errors === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "created") || (key0 === "updated")) || (key0 === "failed")) || (key0 === "createdIds")) || (key0 === "errors"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.created !== undefined){
let data0 = data.created;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats6.validate(data0))){
const err7 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.updated !== undefined){
let data1 = data.updated;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats6.validate(data1))){
const err9 = {instancePath:instancePath+"/updated",schemaPath:"#/properties/updated/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.failed !== undefined){
let data2 = data.failed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(!(formats6.validate(data2))){
const err11 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.createdIds !== undefined){
let data3 = data.createdIds;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err12 = {instancePath:instancePath+"/createdIds/" + i0,schemaPath:"#/properties/createdIds/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/createdIds/" + i0,schemaPath:"#/properties/createdIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/createdIds",schemaPath:"#/properties/createdIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.errors !== undefined){
let data5 = data.errors;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.index === undefined){
const err15 = {instancePath:instancePath+"/errors/" + i1,schemaPath:"BulkItemError/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.error === undefined){
const err16 = {instancePath:instancePath+"/errors/" + i1,schemaPath:"BulkItemError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data6){
if(!((key1 === "index") || (key1 === "error"))){
const err17 = {instancePath:instancePath+"/errors/" + i1,schemaPath:"BulkItemError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.index !== undefined){
let data7 = data6.index;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/errors/" + i1+"/index",schemaPath:"BulkItemError/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(!(formats6.validate(data7))){
const err19 = {instancePath:instancePath+"/errors/" + i1+"/index",schemaPath:"BulkItemError/properties/index/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data6.error !== undefined){
if(typeof data6.error !== "string"){
const err20 = {instancePath:instancePath+"/errors/" + i1+"/error",schemaPath:"BulkItemError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/errors/" + i1,schemaPath:"BulkItemError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.DeletedResponse = validate35;
const schema53 = {"type":"object","required":["id","deleted"],"properties":{"id":{"type":"string","format":"uuid"},"deleted":{"type":"boolean","const":true}},"additionalProperties":false};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.deleted === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deleted"},message:"must have required property '"+"deleted"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "deleted"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.deleted !== undefined){
let data1 = data.deleted;
if(typeof data1 !== "boolean"){
const err5 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(true !== data1){
const err6 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.CompanyHistoryEntryItems = validate72;
const schema103 = {"type":"array","items":{"$ref":"CompanyHistoryEntry"}};
const schema104 = {"type":"object","required":["sequence","entity","entityId","action","changedAt","changeSet","actor","source","changedProperties","previous","data"],"properties":{"sequence":{"type":"integer","format":"int64"},"entity":{"type":"string","const":"company"},"entityId":{"type":"string","format":"uuid"},"action":{"$ref":"ChangeAction"},"changedAt":{"type":"string","format":"date-time"},"changeSet":{"type":["string","null"],"format":"uuid"},"actor":{"anyOf":[{"$ref":"Actor"},{"type":"null"}]},"source":{"$ref":"ChangeSource"},"changedProperties":{"type":"array","items":{"type":"string"}},"previous":{"type":"object","additionalProperties":{}},"data":{"$ref":"CompanyResponse"}},"additionalProperties":false};
const schema74 = {"type":"string","enum":["created","updated","deleted"]};
const schema75 = {"type":"object","required":["type","id","name"],"properties":{"type":{"type":"string","enum":["user","api_key","system"]},"id":{"type":["string","null"],"format":"uuid"},"name":{"type":"string"}},"additionalProperties":false};
const schema76 = {"type":"string","enum":["api","bulk","import"]};
const formats196 = formats.int64;

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entityId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entityId"},message:"must have required property '"+"entityId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.action === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.changedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.changeSet === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changeSet"},message:"must have required property '"+"changeSet"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.actor === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.source === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.changedProperties === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedProperties"},message:"must have required property '"+"changedProperties"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.previous === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "previous"},message:"must have required property '"+"previous"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.data === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema104.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sequence !== undefined){
let data0 = data.sequence;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err12 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats196.validate(data0))){
const err13 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.entity !== undefined){
let data1 = data.entity;
if(typeof data1 !== "string"){
const err14 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if("company" !== data1){
const err15 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/const",keyword:"const",params:{allowedValue: "company"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.entityId !== undefined){
let data2 = data.entityId;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err16 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.action !== undefined){
let data3 = data.action;
if(typeof data3 !== "string"){
const err18 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data3 === "created") || (data3 === "updated")) || (data3 === "deleted"))){
const err19 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/enum",keyword:"enum",params:{allowedValues: schema74.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.changedAt !== undefined){
let data4 = data.changedAt;
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err20 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.changeSet !== undefined){
let data5 = data.changeSet;
if((typeof data5 !== "string") && (data5 !== null)){
const err22 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/type",keyword:"type",params:{type: schema104.properties.changeSet.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err23 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.actor !== undefined){
let data6 = data.actor;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err24 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.id === undefined){
const err25 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.name === undefined){
const err26 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "name"))){
const err27 = {instancePath:instancePath+"/actor",schemaPath:"Actor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err28 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data7 === "user") || (data7 === "api_key")) || (data7 === "system"))){
const err29 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/enum",keyword:"enum",params:{allowedValues: schema75.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.id !== undefined){
let data8 = data6.id;
if((typeof data8 !== "string") && (data8 !== null)){
const err30 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/type",keyword:"type",params:{type: schema75.properties.id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err31 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err32 = {instancePath:instancePath+"/actor/name",schemaPath:"Actor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/actor",schemaPath:"Actor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid2 = valid2 || _valid0;
const _errs27 = errors;
if(data6 !== null){
const err34 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err35 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 !== "string"){
const err36 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((data10 === "api") || (data10 === "bulk")) || (data10 === "import"))){
const err37 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/enum",keyword:"enum",params:{allowedValues: schema76.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.changedProperties !== undefined){
let data11 = data.changedProperties;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
const err38 = {instancePath:instancePath+"/changedProperties/" + i0,schemaPath:"#/properties/changedProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/changedProperties",schemaPath:"#/properties/changedProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.previous !== undefined){
let data13 = data.previous;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
const err40 = {instancePath:instancePath+"/previous",schemaPath:"#/properties/previous/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.data !== undefined){
let data14 = data.data;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.id === undefined){
const err41 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14.tenantId === undefined){
const err42 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "tenantId"},message:"must have required property '"+"tenantId"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data14.name === undefined){
const err43 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data14.domain === undefined){
const err44 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14.industry === undefined){
const err45 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "industry"},message:"must have required property '"+"industry"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data14.description === undefined){
const err46 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data14.employeeCount === undefined){
const err47 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "employeeCount"},message:"must have required property '"+"employeeCount"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data14.annualRevenue === undefined){
const err48 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "annualRevenue"},message:"must have required property '"+"annualRevenue"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data14.phone === undefined){
const err49 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data14.website === undefined){
const err50 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "website"},message:"must have required property '"+"website"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data14.networkUrl === undefined){
const err51 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "networkUrl"},message:"must have required property '"+"networkUrl"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data14.address === undefined){
const err52 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data14.city === undefined){
const err53 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data14.state === undefined){
const err54 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data14.country === undefined){
const err55 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data14.postalCode === undefined){
const err56 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "postalCode"},message:"must have required property '"+"postalCode"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data14.tags === undefined){
const err57 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data14.notes === undefined){
const err58 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data14.ownerId === undefined){
const err59 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "ownerId"},message:"must have required property '"+"ownerId"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data14.createdAt === undefined){
const err60 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data14.updatedAt === undefined){
const err61 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key2 in data14){
if(!(func1.call(schema47.properties, key2))){
const err62 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data14.id !== undefined){
let data15 = data14.id;
if(typeof data15 === "string"){
if(!(formats2(data15))){
const err63 = {instancePath:instancePath+"/data/id",schemaPath:"CompanyResponse/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/data/id",schemaPath:"CompanyResponse/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data14.tenantId !== undefined){
let data16 = data14.tenantId;
if(typeof data16 === "string"){
if(!(formats2(data16))){
const err65 = {instancePath:instancePath+"/data/tenantId",schemaPath:"CompanyResponse/properties/tenantId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/data/tenantId",schemaPath:"CompanyResponse/properties/tenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data14.name !== undefined){
if(typeof data14.name !== "string"){
const err67 = {instancePath:instancePath+"/data/name",schemaPath:"CompanyResponse/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data14.domain !== undefined){
let data18 = data14.domain;
if((typeof data18 !== "string") && (data18 !== null)){
const err68 = {instancePath:instancePath+"/data/domain",schemaPath:"CompanyResponse/properties/domain/type",keyword:"type",params:{type: schema47.properties.domain.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data14.industry !== undefined){
let data19 = data14.industry;
if((typeof data19 !== "string") && (data19 !== null)){
const err69 = {instancePath:instancePath+"/data/industry",schemaPath:"CompanyResponse/properties/industry/type",keyword:"type",params:{type: schema47.properties.industry.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data14.description !== undefined){
let data20 = data14.description;
if((typeof data20 !== "string") && (data20 !== null)){
const err70 = {instancePath:instancePath+"/data/description",schemaPath:"CompanyResponse/properties/description/type",keyword:"type",params:{type: schema47.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data14.employeeCount !== undefined){
let data21 = data14.employeeCount;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
const err71 = {instancePath:instancePath+"/data/employeeCount",schemaPath:"CompanyResponse/properties/employeeCount/type",keyword:"type",params:{type: schema47.properties.employeeCount.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(!(formats6.validate(data21))){
const err72 = {instancePath:instancePath+"/data/employeeCount",schemaPath:"CompanyResponse/properties/employeeCount/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data14.annualRevenue !== undefined){
let data22 = data14.annualRevenue;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
const err73 = {instancePath:instancePath+"/data/annualRevenue",schemaPath:"CompanyResponse/properties/annualRevenue/type",keyword:"type",params:{type: schema47.properties.annualRevenue.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(!(formats32.validate(data22))){
const err74 = {instancePath:instancePath+"/data/annualRevenue",schemaPath:"CompanyResponse/properties/annualRevenue/format",keyword:"format",params:{format: "decimal"},message:"must match format \""+"decimal"+"\""};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
if(data14.phone !== undefined){
let data23 = data14.phone;
if((typeof data23 !== "string") && (data23 !== null)){
const err75 = {instancePath:instancePath+"/data/phone",schemaPath:"CompanyResponse/properties/phone/type",keyword:"type",params:{type: schema47.properties.phone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data14.website !== undefined){
let data24 = data14.website;
if((typeof data24 !== "string") && (data24 !== null)){
const err76 = {instancePath:instancePath+"/data/website",schemaPath:"CompanyResponse/properties/website/type",keyword:"type",params:{type: schema47.properties.website.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data14.networkUrl !== undefined){
let data25 = data14.networkUrl;
if((typeof data25 !== "string") && (data25 !== null)){
const err77 = {instancePath:instancePath+"/data/networkUrl",schemaPath:"CompanyResponse/properties/networkUrl/type",keyword:"type",params:{type: schema47.properties.networkUrl.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data14.address !== undefined){
let data26 = data14.address;
if((typeof data26 !== "string") && (data26 !== null)){
const err78 = {instancePath:instancePath+"/data/address",schemaPath:"CompanyResponse/properties/address/type",keyword:"type",params:{type: schema47.properties.address.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data14.city !== undefined){
let data27 = data14.city;
if((typeof data27 !== "string") && (data27 !== null)){
const err79 = {instancePath:instancePath+"/data/city",schemaPath:"CompanyResponse/properties/city/type",keyword:"type",params:{type: schema47.properties.city.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data14.state !== undefined){
let data28 = data14.state;
if((typeof data28 !== "string") && (data28 !== null)){
const err80 = {instancePath:instancePath+"/data/state",schemaPath:"CompanyResponse/properties/state/type",keyword:"type",params:{type: schema47.properties.state.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data14.country !== undefined){
let data29 = data14.country;
if((typeof data29 !== "string") && (data29 !== null)){
const err81 = {instancePath:instancePath+"/data/country",schemaPath:"CompanyResponse/properties/country/type",keyword:"type",params:{type: schema47.properties.country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data14.postalCode !== undefined){
let data30 = data14.postalCode;
if((typeof data30 !== "string") && (data30 !== null)){
const err82 = {instancePath:instancePath+"/data/postalCode",schemaPath:"CompanyResponse/properties/postalCode/type",keyword:"type",params:{type: schema47.properties.postalCode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data14.tags !== undefined){
let data31 = data14.tags;
if(Array.isArray(data31)){
const len1 = data31.length;
for(let i1=0; i1<len1; i1++){
if(typeof data31[i1] !== "string"){
const err83 = {instancePath:instancePath+"/data/tags/" + i1,schemaPath:"CompanyResponse/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/data/tags",schemaPath:"CompanyResponse/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data14.notes !== undefined){
let data33 = data14.notes;
if((typeof data33 !== "string") && (data33 !== null)){
const err85 = {instancePath:instancePath+"/data/notes",schemaPath:"CompanyResponse/properties/notes/type",keyword:"type",params:{type: schema47.properties.notes.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data14.ownerId !== undefined){
let data34 = data14.ownerId;
if((typeof data34 !== "string") && (data34 !== null)){
const err86 = {instancePath:instancePath+"/data/ownerId",schemaPath:"CompanyResponse/properties/ownerId/type",keyword:"type",params:{type: schema47.properties.ownerId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(typeof data34 === "string"){
if(!(formats2(data34))){
const err87 = {instancePath:instancePath+"/data/ownerId",schemaPath:"CompanyResponse/properties/ownerId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
if(data14.createdAt !== undefined){
let data35 = data14.createdAt;
if(typeof data35 === "string"){
if(!(formats4(data35))){
const err88 = {instancePath:instancePath+"/data/createdAt",schemaPath:"CompanyResponse/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/data/createdAt",schemaPath:"CompanyResponse/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data14.updatedAt !== undefined){
let data36 = data14.updatedAt;
if(typeof data36 === "string"){
if(!(formats4(data36))){
const err90 = {instancePath:instancePath+"/data/updatedAt",schemaPath:"CompanyResponse/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/data/updatedAt",schemaPath:"CompanyResponse/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate73(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.ContactResponseItems = validate37;
const schema56 = {"type":"array","items":{"$ref":"ContactResponse"}};
const schema54 = {"type":"object","required":["id","tenantId","firstName","lastName","email","phone","mobile","title","department","companyId","companyName","address","city","state","country","postalCode","lifecycleStage","leadSource","tags","notes","ownerId","ownerName","lastActivityAt","createdAt","updatedAt"],"properties":{"id":{"type":"string","format":"uuid"},"tenantId":{"type":"string","format":"uuid"},"firstName":{"type":"string"},"lastName":{"type":"string"},"email":{"type":["string","null"],"format":"idn-email"},"phone":{"type":["string","null"]},"mobile":{"type":["string","null"]},"title":{"type":["string","null"]},"department":{"type":["string","null"]},"companyId":{"type":["string","null"],"format":"uuid"},"companyName":{"type":["string","null"]},"address":{"type":["string","null"]},"city":{"type":["string","null"]},"state":{"type":["string","null"]},"country":{"type":["string","null"]},"postalCode":{"type":["string","null"]},"lifecycleStage":{"$ref":"LifecycleStage"},"leadSource":{"type":["string","null"]},"tags":{"type":"array","items":{"type":"string"}},"notes":{"type":["string","null"]},"ownerId":{"type":["string","null"],"format":"uuid"},"ownerName":{"type":["string","null"]},"lastActivityAt":{"type":["string","null"],"format":"date-time"},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema55 = {"type":"string","enum":["subscriber","lead","marketing_qualified_lead","sales_qualified_lead","opportunity","customer","evangelist","other"]};
const formats72 = formats["idn-email"];

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tenantId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenantId"},message:"must have required property '"+"tenantId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.firstName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.lastName === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.email === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.phone === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.mobile === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.title === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.department === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "department"},message:"must have required property '"+"department"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.companyId === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyId"},message:"must have required property '"+"companyId"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.companyName === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyName"},message:"must have required property '"+"companyName"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.address === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.city === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.state === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.country === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.postalCode === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "postalCode"},message:"must have required property '"+"postalCode"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.lifecycleStage === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lifecycleStage"},message:"must have required property '"+"lifecycleStage"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.leadSource === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadSource"},message:"must have required property '"+"leadSource"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.tags === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.notes === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.ownerId === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ownerId"},message:"must have required property '"+"ownerId"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.ownerName === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ownerName"},message:"must have required property '"+"ownerName"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.lastActivityAt === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastActivityAt"},message:"must have required property '"+"lastActivityAt"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.createdAt === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.updatedAt === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema54.properties, key0))){
const err25 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err26 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.tenantId !== undefined){
let data1 = data.tenantId;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err28 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.firstName !== undefined){
if(typeof data.firstName !== "string"){
const err30 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.lastName !== undefined){
if(typeof data.lastName !== "string"){
const err31 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if((typeof data4 !== "string") && (data4 !== null)){
const err32 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema54.properties.email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats72(data4))){
const err33 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "idn-email"},message:"must match format \""+"idn-email"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.phone !== undefined){
let data5 = data.phone;
if((typeof data5 !== "string") && (data5 !== null)){
const err34 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema54.properties.phone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.mobile !== undefined){
let data6 = data.mobile;
if((typeof data6 !== "string") && (data6 !== null)){
const err35 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: schema54.properties.mobile.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.title !== undefined){
let data7 = data.title;
if((typeof data7 !== "string") && (data7 !== null)){
const err36 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: schema54.properties.title.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.department !== undefined){
let data8 = data.department;
if((typeof data8 !== "string") && (data8 !== null)){
const err37 = {instancePath:instancePath+"/department",schemaPath:"#/properties/department/type",keyword:"type",params:{type: schema54.properties.department.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.companyId !== undefined){
let data9 = data.companyId;
if((typeof data9 !== "string") && (data9 !== null)){
const err38 = {instancePath:instancePath+"/companyId",schemaPath:"#/properties/companyId/type",keyword:"type",params:{type: schema54.properties.companyId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats2(data9))){
const err39 = {instancePath:instancePath+"/companyId",schemaPath:"#/properties/companyId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.companyName !== undefined){
let data10 = data.companyName;
if((typeof data10 !== "string") && (data10 !== null)){
const err40 = {instancePath:instancePath+"/companyName",schemaPath:"#/properties/companyName/type",keyword:"type",params:{type: schema54.properties.companyName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.address !== undefined){
let data11 = data.address;
if((typeof data11 !== "string") && (data11 !== null)){
const err41 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema54.properties.address.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.city !== undefined){
let data12 = data.city;
if((typeof data12 !== "string") && (data12 !== null)){
const err42 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schema54.properties.city.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.state !== undefined){
let data13 = data.state;
if((typeof data13 !== "string") && (data13 !== null)){
const err43 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: schema54.properties.state.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.country !== undefined){
let data14 = data.country;
if((typeof data14 !== "string") && (data14 !== null)){
const err44 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schema54.properties.country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.postalCode !== undefined){
let data15 = data.postalCode;
if((typeof data15 !== "string") && (data15 !== null)){
const err45 = {instancePath:instancePath+"/postalCode",schemaPath:"#/properties/postalCode/type",keyword:"type",params:{type: schema54.properties.postalCode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.lifecycleStage !== undefined){
let data16 = data.lifecycleStage;
if(typeof data16 !== "string"){
const err46 = {instancePath:instancePath+"/lifecycleStage",schemaPath:"LifecycleStage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!((((((((data16 === "subscriber") || (data16 === "lead")) || (data16 === "marketing_qualified_lead")) || (data16 === "sales_qualified_lead")) || (data16 === "opportunity")) || (data16 === "customer")) || (data16 === "evangelist")) || (data16 === "other"))){
const err47 = {instancePath:instancePath+"/lifecycleStage",schemaPath:"LifecycleStage/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.leadSource !== undefined){
let data17 = data.leadSource;
if((typeof data17 !== "string") && (data17 !== null)){
const err48 = {instancePath:instancePath+"/leadSource",schemaPath:"#/properties/leadSource/type",keyword:"type",params:{type: schema54.properties.leadSource.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.tags !== undefined){
let data18 = data.tags;
if(Array.isArray(data18)){
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
if(typeof data18[i0] !== "string"){
const err49 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.notes !== undefined){
let data20 = data.notes;
if((typeof data20 !== "string") && (data20 !== null)){
const err51 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema54.properties.notes.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.ownerId !== undefined){
let data21 = data.ownerId;
if((typeof data21 !== "string") && (data21 !== null)){
const err52 = {instancePath:instancePath+"/ownerId",schemaPath:"#/properties/ownerId/type",keyword:"type",params:{type: schema54.properties.ownerId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data21 === "string"){
if(!(formats2(data21))){
const err53 = {instancePath:instancePath+"/ownerId",schemaPath:"#/properties/ownerId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data.ownerName !== undefined){
let data22 = data.ownerName;
if((typeof data22 !== "string") && (data22 !== null)){
const err54 = {instancePath:instancePath+"/ownerName",schemaPath:"#/properties/ownerName/type",keyword:"type",params:{type: schema54.properties.ownerName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.lastActivityAt !== undefined){
let data23 = data.lastActivityAt;
if((typeof data23 !== "string") && (data23 !== null)){
const err55 = {instancePath:instancePath+"/lastActivityAt",schemaPath:"#/properties/lastActivityAt/type",keyword:"type",params:{type: schema54.properties.lastActivityAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(typeof data23 === "string"){
if(!(formats4(data23))){
const err56 = {instancePath:instancePath+"/lastActivityAt",schemaPath:"#/properties/lastActivityAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data.createdAt !== undefined){
let data24 = data.createdAt;
if(typeof data24 === "string"){
if(!(formats4(data24))){
const err57 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data25 = data.updatedAt;
if(typeof data25 === "string"){
if(!(formats4(data25))){
const err59 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate36(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.ContactResponse = validate36;

exports.ContactHistoryEntryItems = validate75;
const schema109 = {"type":"array","items":{"$ref":"ContactHistoryEntry"}};
const schema110 = {"type":"object","required":["sequence","entity","entityId","action","changedAt","changeSet","actor","source","changedProperties","previous","data"],"properties":{"sequence":{"type":"integer","format":"int64"},"entity":{"type":"string","const":"contact"},"entityId":{"type":"string","format":"uuid"},"action":{"$ref":"ChangeAction"},"changedAt":{"type":"string","format":"date-time"},"changeSet":{"type":["string","null"],"format":"uuid"},"actor":{"anyOf":[{"$ref":"Actor"},{"type":"null"}]},"source":{"$ref":"ChangeSource"},"changedProperties":{"type":"array","items":{"type":"string"}},"previous":{"type":"object","additionalProperties":{}},"data":{"$ref":"ContactResponse"}},"additionalProperties":false};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entityId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entityId"},message:"must have required property '"+"entityId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.action === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.changedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.changeSet === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changeSet"},message:"must have required property '"+"changeSet"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.actor === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.source === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.changedProperties === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedProperties"},message:"must have required property '"+"changedProperties"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.previous === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "previous"},message:"must have required property '"+"previous"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.data === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema110.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sequence !== undefined){
let data0 = data.sequence;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err12 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats196.validate(data0))){
const err13 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.entity !== undefined){
let data1 = data.entity;
if(typeof data1 !== "string"){
const err14 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if("contact" !== data1){
const err15 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/const",keyword:"const",params:{allowedValue: "contact"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.entityId !== undefined){
let data2 = data.entityId;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err16 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.action !== undefined){
let data3 = data.action;
if(typeof data3 !== "string"){
const err18 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data3 === "created") || (data3 === "updated")) || (data3 === "deleted"))){
const err19 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/enum",keyword:"enum",params:{allowedValues: schema74.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.changedAt !== undefined){
let data4 = data.changedAt;
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err20 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.changeSet !== undefined){
let data5 = data.changeSet;
if((typeof data5 !== "string") && (data5 !== null)){
const err22 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/type",keyword:"type",params:{type: schema110.properties.changeSet.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err23 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.actor !== undefined){
let data6 = data.actor;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err24 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.id === undefined){
const err25 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.name === undefined){
const err26 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "name"))){
const err27 = {instancePath:instancePath+"/actor",schemaPath:"Actor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err28 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data7 === "user") || (data7 === "api_key")) || (data7 === "system"))){
const err29 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/enum",keyword:"enum",params:{allowedValues: schema75.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.id !== undefined){
let data8 = data6.id;
if((typeof data8 !== "string") && (data8 !== null)){
const err30 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/type",keyword:"type",params:{type: schema75.properties.id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err31 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err32 = {instancePath:instancePath+"/actor/name",schemaPath:"Actor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/actor",schemaPath:"Actor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid2 = valid2 || _valid0;
const _errs27 = errors;
if(data6 !== null){
const err34 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err35 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 !== "string"){
const err36 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((data10 === "api") || (data10 === "bulk")) || (data10 === "import"))){
const err37 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/enum",keyword:"enum",params:{allowedValues: schema76.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.changedProperties !== undefined){
let data11 = data.changedProperties;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
const err38 = {instancePath:instancePath+"/changedProperties/" + i0,schemaPath:"#/properties/changedProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/changedProperties",schemaPath:"#/properties/changedProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.previous !== undefined){
let data13 = data.previous;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
const err40 = {instancePath:instancePath+"/previous",schemaPath:"#/properties/previous/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate36(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate76(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.DealResponseItems = validate40;
const schema59 = {"type":"array","items":{"$ref":"DealResponse"}};
const schema57 = {"type":"object","required":["id","tenantId","pipelineId","stageId","stageName","name","contactId","contactName","companyId","companyName","value","currency","probability","expectedCloseDate","actualCloseDate","status","notes","ownerId","ownerName","lastActivityAt","bantScore","isBantQualified","createdAt","updatedAt"],"properties":{"id":{"type":"string","format":"uuid"},"tenantId":{"type":"string","format":"uuid"},"pipelineId":{"type":"string","format":"uuid"},"stageId":{"type":"string","format":"uuid"},"stageName":{"type":"string"},"name":{"type":"string"},"contactId":{"type":["string","null"],"format":"uuid"},"contactName":{"type":["string","null"]},"companyId":{"type":["string","null"],"format":"uuid"},"companyName":{"type":["string","null"]},"value":{"type":["number","null"],"format":"decimal"},"currency":{"type":["string","null"]},"probability":{"type":["integer","null"],"format":"int32"},"expectedCloseDate":{"type":["string","null"],"format":"date-time"},"actualCloseDate":{"type":["string","null"],"format":"date-time"},"status":{"$ref":"DealStatus"},"notes":{"type":["string","null"]},"ownerId":{"type":["string","null"],"format":"uuid"},"ownerName":{"type":["string","null"]},"lastActivityAt":{"type":["string","null"],"format":"date-time"},"bantScore":{"type":["integer","null"],"format":"int32"},"isBantQualified":{"type":"boolean"},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema58 = {"type":"string","enum":["open","won","lost"]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tenantId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenantId"},message:"must have required property '"+"tenantId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.pipelineId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pipelineId"},message:"must have required property '"+"pipelineId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.stageId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stageId"},message:"must have required property '"+"stageId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.stageName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stageName"},message:"must have required property '"+"stageName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.name === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.contactId === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contactId"},message:"must have required property '"+"contactId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.contactName === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contactName"},message:"must have required property '"+"contactName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.companyId === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyId"},message:"must have required property '"+"companyId"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.companyName === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyName"},message:"must have required property '"+"companyName"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.value === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.currency === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.probability === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "probability"},message:"must have required property '"+"probability"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.expectedCloseDate === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expectedCloseDate"},message:"must have required property '"+"expectedCloseDate"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.actualCloseDate === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actualCloseDate"},message:"must have required property '"+"actualCloseDate"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.status === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.notes === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.ownerId === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ownerId"},message:"must have required property '"+"ownerId"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.ownerName === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ownerName"},message:"must have required property '"+"ownerName"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.lastActivityAt === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastActivityAt"},message:"must have required property '"+"lastActivityAt"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.bantScore === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bantScore"},message:"must have required property '"+"bantScore"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.isBantQualified === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isBantQualified"},message:"must have required property '"+"isBantQualified"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.createdAt === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.updatedAt === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema57.properties, key0))){
const err24 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err25 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.tenantId !== undefined){
let data1 = data.tenantId;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err27 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.pipelineId !== undefined){
let data2 = data.pipelineId;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err29 = {instancePath:instancePath+"/pipelineId",schemaPath:"#/properties/pipelineId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/pipelineId",schemaPath:"#/properties/pipelineId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.stageId !== undefined){
let data3 = data.stageId;
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err31 = {instancePath:instancePath+"/stageId",schemaPath:"#/properties/stageId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/stageId",schemaPath:"#/properties/stageId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.stageName !== undefined){
if(typeof data.stageName !== "string"){
const err33 = {instancePath:instancePath+"/stageName",schemaPath:"#/properties/stageName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err34 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.contactId !== undefined){
let data6 = data.contactId;
if((typeof data6 !== "string") && (data6 !== null)){
const err35 = {instancePath:instancePath+"/contactId",schemaPath:"#/properties/contactId/type",keyword:"type",params:{type: schema57.properties.contactId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats2(data6))){
const err36 = {instancePath:instancePath+"/contactId",schemaPath:"#/properties/contactId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.contactName !== undefined){
let data7 = data.contactName;
if((typeof data7 !== "string") && (data7 !== null)){
const err37 = {instancePath:instancePath+"/contactName",schemaPath:"#/properties/contactName/type",keyword:"type",params:{type: schema57.properties.contactName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.companyId !== undefined){
let data8 = data.companyId;
if((typeof data8 !== "string") && (data8 !== null)){
const err38 = {instancePath:instancePath+"/companyId",schemaPath:"#/properties/companyId/type",keyword:"type",params:{type: schema57.properties.companyId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err39 = {instancePath:instancePath+"/companyId",schemaPath:"#/properties/companyId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.companyName !== undefined){
let data9 = data.companyName;
if((typeof data9 !== "string") && (data9 !== null)){
const err40 = {instancePath:instancePath+"/companyName",schemaPath:"#/properties/companyName/type",keyword:"type",params:{type: schema57.properties.companyName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.value !== undefined){
let data10 = data.value;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
const err41 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: schema57.properties.value.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(!(formats32.validate(data10))){
const err42 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/format",keyword:"format",params:{format: "decimal"},message:"must match format \""+"decimal"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data11 = data.currency;
if((typeof data11 !== "string") && (data11 !== null)){
const err43 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema57.properties.currency.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.probability !== undefined){
let data12 = data.probability;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err44 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: schema57.properties.probability.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(!(formats6.validate(data12))){
const err45 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data.expectedCloseDate !== undefined){
let data13 = data.expectedCloseDate;
if((typeof data13 !== "string") && (data13 !== null)){
const err46 = {instancePath:instancePath+"/expectedCloseDate",schemaPath:"#/properties/expectedCloseDate/type",keyword:"type",params:{type: schema57.properties.expectedCloseDate.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats4(data13))){
const err47 = {instancePath:instancePath+"/expectedCloseDate",schemaPath:"#/properties/expectedCloseDate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data.actualCloseDate !== undefined){
let data14 = data.actualCloseDate;
if((typeof data14 !== "string") && (data14 !== null)){
const err48 = {instancePath:instancePath+"/actualCloseDate",schemaPath:"#/properties/actualCloseDate/type",keyword:"type",params:{type: schema57.properties.actualCloseDate.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats4(data14))){
const err49 = {instancePath:instancePath+"/actualCloseDate",schemaPath:"#/properties/actualCloseDate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data.status !== undefined){
let data15 = data.status;
if(typeof data15 !== "string"){
const err50 = {instancePath:instancePath+"/status",schemaPath:"DealStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(((data15 === "open") || (data15 === "won")) || (data15 === "lost"))){
const err51 = {instancePath:instancePath+"/status",schemaPath:"DealStatus/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.notes !== undefined){
let data16 = data.notes;
if((typeof data16 !== "string") && (data16 !== null)){
const err52 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema57.properties.notes.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.ownerId !== undefined){
let data17 = data.ownerId;
if((typeof data17 !== "string") && (data17 !== null)){
const err53 = {instancePath:instancePath+"/ownerId",schemaPath:"#/properties/ownerId/type",keyword:"type",params:{type: schema57.properties.ownerId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data17 === "string"){
if(!(formats2(data17))){
const err54 = {instancePath:instancePath+"/ownerId",schemaPath:"#/properties/ownerId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data.ownerName !== undefined){
let data18 = data.ownerName;
if((typeof data18 !== "string") && (data18 !== null)){
const err55 = {instancePath:instancePath+"/ownerName",schemaPath:"#/properties/ownerName/type",keyword:"type",params:{type: schema57.properties.ownerName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.lastActivityAt !== undefined){
let data19 = data.lastActivityAt;
if((typeof data19 !== "string") && (data19 !== null)){
const err56 = {instancePath:instancePath+"/lastActivityAt",schemaPath:"#/properties/lastActivityAt/type",keyword:"type",params:{type: schema57.properties.lastActivityAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats4(data19))){
const err57 = {instancePath:instancePath+"/lastActivityAt",schemaPath:"#/properties/lastActivityAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data.bantScore !== undefined){
let data20 = data.bantScore;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
const err58 = {instancePath:instancePath+"/bantScore",schemaPath:"#/properties/bantScore/type",keyword:"type",params:{type: schema57.properties.bantScore.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(!(formats6.validate(data20))){
const err59 = {instancePath:instancePath+"/bantScore",schemaPath:"#/properties/bantScore/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
if(data.isBantQualified !== undefined){
if(typeof data.isBantQualified !== "boolean"){
const err60 = {instancePath:instancePath+"/isBantQualified",schemaPath:"#/properties/isBantQualified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data22 = data.createdAt;
if(typeof data22 === "string"){
if(!(formats4(data22))){
const err61 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data23 = data.updatedAt;
if(typeof data23 === "string"){
if(!(formats4(data23))){
const err63 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.DealResponse = validate39;

exports.DealHistoryEntryItems = validate79;
const schema114 = {"type":"array","items":{"$ref":"DealHistoryEntry"}};
const schema115 = {"type":"object","required":["sequence","entity","entityId","action","changedAt","changeSet","actor","source","changedProperties","previous","data"],"properties":{"sequence":{"type":"integer","format":"int64"},"entity":{"type":"string","const":"deal"},"entityId":{"type":"string","format":"uuid"},"action":{"$ref":"ChangeAction"},"changedAt":{"type":"string","format":"date-time"},"changeSet":{"type":["string","null"],"format":"uuid"},"actor":{"anyOf":[{"$ref":"Actor"},{"type":"null"}]},"source":{"$ref":"ChangeSource"},"changedProperties":{"type":"array","items":{"type":"string"}},"previous":{"type":"object","additionalProperties":{}},"data":{"$ref":"DealResponse"}},"additionalProperties":false};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entityId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entityId"},message:"must have required property '"+"entityId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.action === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.changedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.changeSet === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changeSet"},message:"must have required property '"+"changeSet"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.actor === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.source === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.changedProperties === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedProperties"},message:"must have required property '"+"changedProperties"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.previous === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "previous"},message:"must have required property '"+"previous"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.data === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema115.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sequence !== undefined){
let data0 = data.sequence;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err12 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats196.validate(data0))){
const err13 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.entity !== undefined){
let data1 = data.entity;
if(typeof data1 !== "string"){
const err14 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if("deal" !== data1){
const err15 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/const",keyword:"const",params:{allowedValue: "deal"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.entityId !== undefined){
let data2 = data.entityId;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err16 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.action !== undefined){
let data3 = data.action;
if(typeof data3 !== "string"){
const err18 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data3 === "created") || (data3 === "updated")) || (data3 === "deleted"))){
const err19 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/enum",keyword:"enum",params:{allowedValues: schema74.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.changedAt !== undefined){
let data4 = data.changedAt;
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err20 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.changeSet !== undefined){
let data5 = data.changeSet;
if((typeof data5 !== "string") && (data5 !== null)){
const err22 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/type",keyword:"type",params:{type: schema115.properties.changeSet.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err23 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.actor !== undefined){
let data6 = data.actor;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err24 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.id === undefined){
const err25 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.name === undefined){
const err26 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "name"))){
const err27 = {instancePath:instancePath+"/actor",schemaPath:"Actor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err28 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data7 === "user") || (data7 === "api_key")) || (data7 === "system"))){
const err29 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/enum",keyword:"enum",params:{allowedValues: schema75.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.id !== undefined){
let data8 = data6.id;
if((typeof data8 !== "string") && (data8 !== null)){
const err30 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/type",keyword:"type",params:{type: schema75.properties.id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err31 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err32 = {instancePath:instancePath+"/actor/name",schemaPath:"Actor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/actor",schemaPath:"Actor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid2 = valid2 || _valid0;
const _errs27 = errors;
if(data6 !== null){
const err34 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err35 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 !== "string"){
const err36 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((data10 === "api") || (data10 === "bulk")) || (data10 === "import"))){
const err37 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/enum",keyword:"enum",params:{allowedValues: schema76.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.changedProperties !== undefined){
let data11 = data.changedProperties;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
const err38 = {instancePath:instancePath+"/changedProperties/" + i0,schemaPath:"#/properties/changedProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/changedProperties",schemaPath:"#/properties/changedProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.previous !== undefined){
let data13 = data.previous;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
const err40 = {instancePath:instancePath+"/previous",schemaPath:"#/properties/previous/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate39(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate80(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.BantQualification = validate42;
const schema60 = {"type":"object","required":["budget","authority","need","timeline","budgetNotes","authorityNotes","needNotes","timelineNotes","totalScore","isQualified"],"properties":{"budget":{"type":["integer","null"],"format":"int32"},"authority":{"type":["integer","null"],"format":"int32"},"need":{"type":["integer","null"],"format":"int32"},"timeline":{"type":["integer","null"],"format":"int32"},"budgetNotes":{"type":["string","null"]},"authorityNotes":{"type":["string","null"]},"needNotes":{"type":["string","null"]},"timelineNotes":{"type":["string","null"]},"totalScore":{"type":"integer","format":"int32"},"isQualified":{"type":"boolean"}},"additionalProperties":false};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.budget === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "budget"},message:"must have required property '"+"budget"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.authority === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authority"},message:"must have required property '"+"authority"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.need === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "need"},message:"must have required property '"+"need"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.timeline === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeline"},message:"must have required property '"+"timeline"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.budgetNotes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "budgetNotes"},message:"must have required property '"+"budgetNotes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.authorityNotes === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorityNotes"},message:"must have required property '"+"authorityNotes"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.needNotes === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "needNotes"},message:"must have required property '"+"needNotes"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.timelineNotes === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timelineNotes"},message:"must have required property '"+"timelineNotes"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.totalScore === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalScore"},message:"must have required property '"+"totalScore"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.isQualified === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isQualified"},message:"must have required property '"+"isQualified"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema60.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.budget !== undefined){
let data0 = data.budget;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err11 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/type",keyword:"type",params:{type: schema60.properties.budget.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats6.validate(data0))){
const err12 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.authority !== undefined){
let data1 = data.authority;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err13 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/type",keyword:"type",params:{type: schema60.properties.authority.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats6.validate(data1))){
const err14 = {instancePath:instancePath+"/authority",schemaPath:"#/properties/authority/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.need !== undefined){
let data2 = data.need;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err15 = {instancePath:instancePath+"/need",schemaPath:"#/properties/need/type",keyword:"type",params:{type: schema60.properties.need.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(!(formats6.validate(data2))){
const err16 = {instancePath:instancePath+"/need",schemaPath:"#/properties/need/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.timeline !== undefined){
let data3 = data.timeline;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err17 = {instancePath:instancePath+"/timeline",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type: schema60.properties.timeline.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats6.validate(data3))){
const err18 = {instancePath:instancePath+"/timeline",schemaPath:"#/properties/timeline/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.budgetNotes !== undefined){
let data4 = data.budgetNotes;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/budgetNotes",schemaPath:"#/properties/budgetNotes/type",keyword:"type",params:{type: schema60.properties.budgetNotes.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.authorityNotes !== undefined){
let data5 = data.authorityNotes;
if((typeof data5 !== "string") && (data5 !== null)){
const err20 = {instancePath:instancePath+"/authorityNotes",schemaPath:"#/properties/authorityNotes/type",keyword:"type",params:{type: schema60.properties.authorityNotes.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.needNotes !== undefined){
let data6 = data.needNotes;
if((typeof data6 !== "string") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/needNotes",schemaPath:"#/properties/needNotes/type",keyword:"type",params:{type: schema60.properties.needNotes.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.timelineNotes !== undefined){
let data7 = data.timelineNotes;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/timelineNotes",schemaPath:"#/properties/timelineNotes/type",keyword:"type",params:{type: schema60.properties.timelineNotes.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.totalScore !== undefined){
let data8 = data.totalScore;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err23 = {instancePath:instancePath+"/totalScore",schemaPath:"#/properties/totalScore/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(!(formats6.validate(data8))){
const err24 = {instancePath:instancePath+"/totalScore",schemaPath:"#/properties/totalScore/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.isQualified !== undefined){
if(typeof data.isQualified !== "boolean"){
const err25 = {instancePath:instancePath+"/isQualified",schemaPath:"#/properties/isQualified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.ActivityResponseItems = validate44;
const schema65 = {"type":"array","items":{"$ref":"ActivityResponse"}};
const schema61 = {"type":"object","required":["id","tenantId","activityType","subject","body","scheduledAt","completedAt","status","priority","dueDate","contactId","contactName","companyId","companyName","dealId","dealName","ownerId","ownerName","createdAt","updatedAt"],"properties":{"id":{"type":"string","format":"uuid"},"tenantId":{"type":"string","format":"uuid"},"activityType":{"$ref":"ActivityType"},"subject":{"type":"string"},"body":{"type":["string","null"]},"scheduledAt":{"type":["string","null"],"format":"date-time"},"completedAt":{"type":["string","null"],"format":"date-time"},"status":{"$ref":"ActivityStatus"},"priority":{"$ref":"ActivityPriority"},"dueDate":{"type":["string","null"],"format":"date-time"},"contactId":{"type":["string","null"],"format":"uuid"},"contactName":{"type":["string","null"]},"companyId":{"type":["string","null"],"format":"uuid"},"companyName":{"type":["string","null"]},"dealId":{"type":["string","null"],"format":"uuid"},"dealName":{"type":["string","null"]},"ownerId":{"type":["string","null"],"format":"uuid"},"ownerName":{"type":["string","null"]},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema62 = {"type":"string","enum":["call","meeting","task","email","note"]};
const schema63 = {"type":"string","enum":["pending","completed","cancelled"]};
const schema64 = {"type":"string","enum":["low","normal","high","urgent"]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tenantId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenantId"},message:"must have required property '"+"tenantId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.activityType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activityType"},message:"must have required property '"+"activityType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.subject === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.body === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.scheduledAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheduledAt"},message:"must have required property '"+"scheduledAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.completedAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "completedAt"},message:"must have required property '"+"completedAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.status === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.priority === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "priority"},message:"must have required property '"+"priority"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.dueDate === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dueDate"},message:"must have required property '"+"dueDate"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.contactId === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contactId"},message:"must have required property '"+"contactId"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.contactName === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contactName"},message:"must have required property '"+"contactName"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.companyId === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyId"},message:"must have required property '"+"companyId"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.companyName === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyName"},message:"must have required property '"+"companyName"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.dealId === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealId"},message:"must have required property '"+"dealId"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.dealName === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealName"},message:"must have required property '"+"dealName"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.ownerId === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ownerId"},message:"must have required property '"+"ownerId"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.ownerName === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ownerName"},message:"must have required property '"+"ownerName"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.createdAt === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.updatedAt === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema61.properties, key0))){
const err20 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err21 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.tenantId !== undefined){
let data1 = data.tenantId;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err23 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.activityType !== undefined){
let data2 = data.activityType;
if(typeof data2 !== "string"){
const err25 = {instancePath:instancePath+"/activityType",schemaPath:"ActivityType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((((data2 === "call") || (data2 === "meeting")) || (data2 === "task")) || (data2 === "email")) || (data2 === "note"))){
const err26 = {instancePath:instancePath+"/activityType",schemaPath:"ActivityType/enum",keyword:"enum",params:{allowedValues: schema62.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.subject !== undefined){
if(typeof data.subject !== "string"){
const err27 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.body !== undefined){
let data4 = data.body;
if((typeof data4 !== "string") && (data4 !== null)){
const err28 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: schema61.properties.body.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.scheduledAt !== undefined){
let data5 = data.scheduledAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err29 = {instancePath:instancePath+"/scheduledAt",schemaPath:"#/properties/scheduledAt/type",keyword:"type",params:{type: schema61.properties.scheduledAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats4(data5))){
const err30 = {instancePath:instancePath+"/scheduledAt",schemaPath:"#/properties/scheduledAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.completedAt !== undefined){
let data6 = data.completedAt;
if((typeof data6 !== "string") && (data6 !== null)){
const err31 = {instancePath:instancePath+"/completedAt",schemaPath:"#/properties/completedAt/type",keyword:"type",params:{type: schema61.properties.completedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err32 = {instancePath:instancePath+"/completedAt",schemaPath:"#/properties/completedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
const err33 = {instancePath:instancePath+"/status",schemaPath:"ActivityStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((data7 === "pending") || (data7 === "completed")) || (data7 === "cancelled"))){
const err34 = {instancePath:instancePath+"/status",schemaPath:"ActivityStatus/enum",keyword:"enum",params:{allowedValues: schema63.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.priority !== undefined){
let data8 = data.priority;
if(typeof data8 !== "string"){
const err35 = {instancePath:instancePath+"/priority",schemaPath:"ActivityPriority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!((((data8 === "low") || (data8 === "normal")) || (data8 === "high")) || (data8 === "urgent"))){
const err36 = {instancePath:instancePath+"/priority",schemaPath:"ActivityPriority/enum",keyword:"enum",params:{allowedValues: schema64.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.dueDate !== undefined){
let data9 = data.dueDate;
if((typeof data9 !== "string") && (data9 !== null)){
const err37 = {instancePath:instancePath+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type: schema61.properties.dueDate.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err38 = {instancePath:instancePath+"/dueDate",schemaPath:"#/properties/dueDate/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data.contactId !== undefined){
let data10 = data.contactId;
if((typeof data10 !== "string") && (data10 !== null)){
const err39 = {instancePath:instancePath+"/contactId",schemaPath:"#/properties/contactId/type",keyword:"type",params:{type: schema61.properties.contactId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats2(data10))){
const err40 = {instancePath:instancePath+"/contactId",schemaPath:"#/properties/contactId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.contactName !== undefined){
let data11 = data.contactName;
if((typeof data11 !== "string") && (data11 !== null)){
const err41 = {instancePath:instancePath+"/contactName",schemaPath:"#/properties/contactName/type",keyword:"type",params:{type: schema61.properties.contactName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.companyId !== undefined){
let data12 = data.companyId;
if((typeof data12 !== "string") && (data12 !== null)){
const err42 = {instancePath:instancePath+"/companyId",schemaPath:"#/properties/companyId/type",keyword:"type",params:{type: schema61.properties.companyId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data12 === "string"){
if(!(formats2(data12))){
const err43 = {instancePath:instancePath+"/companyId",schemaPath:"#/properties/companyId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data.companyName !== undefined){
let data13 = data.companyName;
if((typeof data13 !== "string") && (data13 !== null)){
const err44 = {instancePath:instancePath+"/companyName",schemaPath:"#/properties/companyName/type",keyword:"type",params:{type: schema61.properties.companyName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.dealId !== undefined){
let data14 = data.dealId;
if((typeof data14 !== "string") && (data14 !== null)){
const err45 = {instancePath:instancePath+"/dealId",schemaPath:"#/properties/dealId/type",keyword:"type",params:{type: schema61.properties.dealId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats2(data14))){
const err46 = {instancePath:instancePath+"/dealId",schemaPath:"#/properties/dealId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data.dealName !== undefined){
let data15 = data.dealName;
if((typeof data15 !== "string") && (data15 !== null)){
const err47 = {instancePath:instancePath+"/dealName",schemaPath:"#/properties/dealName/type",keyword:"type",params:{type: schema61.properties.dealName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.ownerId !== undefined){
let data16 = data.ownerId;
if((typeof data16 !== "string") && (data16 !== null)){
const err48 = {instancePath:instancePath+"/ownerId",schemaPath:"#/properties/ownerId/type",keyword:"type",params:{type: schema61.properties.ownerId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data16 === "string"){
if(!(formats2(data16))){
const err49 = {instancePath:instancePath+"/ownerId",schemaPath:"#/properties/ownerId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data.ownerName !== undefined){
let data17 = data.ownerName;
if((typeof data17 !== "string") && (data17 !== null)){
const err50 = {instancePath:instancePath+"/ownerName",schemaPath:"#/properties/ownerName/type",keyword:"type",params:{type: schema61.properties.ownerName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data18 = data.createdAt;
if(typeof data18 === "string"){
if(!(formats4(data18))){
const err51 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data19 = data.updatedAt;
if(typeof data19 === "string"){
if(!(formats4(data19))){
const err53 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate43(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.ActivityResponse = validate43;

exports.ActivityHistoryEntryItems = validate83;
const schema119 = {"type":"array","items":{"$ref":"ActivityHistoryEntry"}};
const schema120 = {"type":"object","required":["sequence","entity","entityId","action","changedAt","changeSet","actor","source","changedProperties","previous","data"],"properties":{"sequence":{"type":"integer","format":"int64"},"entity":{"type":"string","const":"activity"},"entityId":{"type":"string","format":"uuid"},"action":{"$ref":"ChangeAction"},"changedAt":{"type":"string","format":"date-time"},"changeSet":{"type":["string","null"],"format":"uuid"},"actor":{"anyOf":[{"$ref":"Actor"},{"type":"null"}]},"source":{"$ref":"ChangeSource"},"changedProperties":{"type":"array","items":{"type":"string"}},"previous":{"type":"object","additionalProperties":{}},"data":{"$ref":"ActivityResponse"}},"additionalProperties":false};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entityId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entityId"},message:"must have required property '"+"entityId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.action === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.changedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.changeSet === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changeSet"},message:"must have required property '"+"changeSet"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.actor === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.source === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.changedProperties === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedProperties"},message:"must have required property '"+"changedProperties"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.previous === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "previous"},message:"must have required property '"+"previous"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.data === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema120.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sequence !== undefined){
let data0 = data.sequence;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err12 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats196.validate(data0))){
const err13 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.entity !== undefined){
let data1 = data.entity;
if(typeof data1 !== "string"){
const err14 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if("activity" !== data1){
const err15 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/const",keyword:"const",params:{allowedValue: "activity"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.entityId !== undefined){
let data2 = data.entityId;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err16 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.action !== undefined){
let data3 = data.action;
if(typeof data3 !== "string"){
const err18 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((data3 === "created") || (data3 === "updated")) || (data3 === "deleted"))){
const err19 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/enum",keyword:"enum",params:{allowedValues: schema74.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.changedAt !== undefined){
let data4 = data.changedAt;
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err20 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.changeSet !== undefined){
let data5 = data.changeSet;
if((typeof data5 !== "string") && (data5 !== null)){
const err22 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/type",keyword:"type",params:{type: schema120.properties.changeSet.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err23 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.actor !== undefined){
let data6 = data.actor;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err24 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.id === undefined){
const err25 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.name === undefined){
const err26 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "name"))){
const err27 = {instancePath:instancePath+"/actor",schemaPath:"Actor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err28 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data7 === "user") || (data7 === "api_key")) || (data7 === "system"))){
const err29 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/enum",keyword:"enum",params:{allowedValues: schema75.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.id !== undefined){
let data8 = data6.id;
if((typeof data8 !== "string") && (data8 !== null)){
const err30 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/type",keyword:"type",params:{type: schema75.properties.id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err31 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err32 = {instancePath:instancePath+"/actor/name",schemaPath:"Actor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/actor",schemaPath:"Actor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid2 = valid2 || _valid0;
const _errs27 = errors;
if(data6 !== null){
const err34 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err35 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 !== "string"){
const err36 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((data10 === "api") || (data10 === "bulk")) || (data10 === "import"))){
const err37 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/enum",keyword:"enum",params:{allowedValues: schema76.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.changedProperties !== undefined){
let data11 = data.changedProperties;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
const err38 = {instancePath:instancePath+"/changedProperties/" + i0,schemaPath:"#/properties/changedProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/changedProperties",schemaPath:"#/properties/changedProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.previous !== undefined){
let data13 = data.previous;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
const err40 = {instancePath:instancePath+"/previous",schemaPath:"#/properties/previous/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate43(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate84(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.PipelineResponseItems = validate87;
const schema124 = {"type":"array","items":{"$ref":"PipelineResponse"}};
const schema66 = {"type":"object","required":["id","tenantId","name","isDefault","stages","createdAt","updatedAt"],"properties":{"id":{"type":"string","format":"uuid"},"tenantId":{"type":"string","format":"uuid"},"name":{"type":"string"},"isDefault":{"type":"boolean"},"stages":{"type":"array","items":{"$ref":"StageResponse"}},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema67 = {"type":"object","required":["id","tenantId","pipelineId","name","position","probability","createdAt","updatedAt"],"properties":{"id":{"type":"string","format":"uuid"},"tenantId":{"type":"string","format":"uuid"},"pipelineId":{"type":"string","format":"uuid"},"name":{"type":"string"},"position":{"type":"integer","format":"int32"},"probability":{"type":"integer","format":"int32"},"createdAt":{"type":"string","format":"date-time"},"updatedAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tenantId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenantId"},message:"must have required property '"+"tenantId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.isDefault === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isDefault"},message:"must have required property '"+"isDefault"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.stages === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stages"},message:"must have required property '"+"stages"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.createdAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.updatedAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "tenantId")) || (key0 === "name")) || (key0 === "isDefault")) || (key0 === "stages")) || (key0 === "createdAt")) || (key0 === "updatedAt"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.tenantId !== undefined){
let data1 = data.tenantId;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err10 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.isDefault !== undefined){
if(typeof data.isDefault !== "boolean"){
const err13 = {instancePath:instancePath+"/isDefault",schemaPath:"#/properties/isDefault/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.stages !== undefined){
let data4 = data.stages;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
const err14 = {instancePath:instancePath+"/stages/" + i0,schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.tenantId === undefined){
const err15 = {instancePath:instancePath+"/stages/" + i0,schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "tenantId"},message:"must have required property '"+"tenantId"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.pipelineId === undefined){
const err16 = {instancePath:instancePath+"/stages/" + i0,schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "pipelineId"},message:"must have required property '"+"pipelineId"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.name === undefined){
const err17 = {instancePath:instancePath+"/stages/" + i0,schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.position === undefined){
const err18 = {instancePath:instancePath+"/stages/" + i0,schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.probability === undefined){
const err19 = {instancePath:instancePath+"/stages/" + i0,schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "probability"},message:"must have required property '"+"probability"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.createdAt === undefined){
const err20 = {instancePath:instancePath+"/stages/" + i0,schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.updatedAt === undefined){
const err21 = {instancePath:instancePath+"/stages/" + i0,schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key1 in data5){
if(!((((((((key1 === "id") || (key1 === "tenantId")) || (key1 === "pipelineId")) || (key1 === "name")) || (key1 === "position")) || (key1 === "probability")) || (key1 === "createdAt")) || (key1 === "updatedAt"))){
const err22 = {instancePath:instancePath+"/stages/" + i0,schemaPath:"StageResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.id !== undefined){
let data6 = data5.id;
if(typeof data6 === "string"){
if(!(formats2(data6))){
const err23 = {instancePath:instancePath+"/stages/" + i0+"/id",schemaPath:"StageResponse/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/stages/" + i0+"/id",schemaPath:"StageResponse/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.tenantId !== undefined){
let data7 = data5.tenantId;
if(typeof data7 === "string"){
if(!(formats2(data7))){
const err25 = {instancePath:instancePath+"/stages/" + i0+"/tenantId",schemaPath:"StageResponse/properties/tenantId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/stages/" + i0+"/tenantId",schemaPath:"StageResponse/properties/tenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.pipelineId !== undefined){
let data8 = data5.pipelineId;
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err27 = {instancePath:instancePath+"/stages/" + i0+"/pipelineId",schemaPath:"StageResponse/properties/pipelineId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/stages/" + i0+"/pipelineId",schemaPath:"StageResponse/properties/pipelineId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data5.name !== undefined){
if(typeof data5.name !== "string"){
const err29 = {instancePath:instancePath+"/stages/" + i0+"/name",schemaPath:"StageResponse/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data5.position !== undefined){
let data10 = data5.position;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err30 = {instancePath:instancePath+"/stages/" + i0+"/position",schemaPath:"StageResponse/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(!(formats6.validate(data10))){
const err31 = {instancePath:instancePath+"/stages/" + i0+"/position",schemaPath:"StageResponse/properties/position/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data5.probability !== undefined){
let data11 = data5.probability;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err32 = {instancePath:instancePath+"/stages/" + i0+"/probability",schemaPath:"StageResponse/properties/probability/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(!(formats6.validate(data11))){
const err33 = {instancePath:instancePath+"/stages/" + i0+"/probability",schemaPath:"StageResponse/properties/probability/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data5.createdAt !== undefined){
let data12 = data5.createdAt;
if(typeof data12 === "string"){
if(!(formats4(data12))){
const err34 = {instancePath:instancePath+"/stages/" + i0+"/createdAt",schemaPath:"StageResponse/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/stages/" + i0+"/createdAt",schemaPath:"StageResponse/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data5.updatedAt !== undefined){
let data13 = data5.updatedAt;
if(typeof data13 === "string"){
if(!(formats4(data13))){
const err36 = {instancePath:instancePath+"/stages/" + i0+"/updatedAt",schemaPath:"StageResponse/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/stages/" + i0+"/updatedAt",schemaPath:"StageResponse/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/stages/" + i0,schemaPath:"StageResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data14 = data.createdAt;
if(typeof data14 === "string"){
if(!(formats4(data14))){
const err40 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data15 = data.updatedAt;
if(typeof data15 === "string"){
if(!(formats4(data15))){
const err42 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate46(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.PipelineResponse = validate46;

exports.StageResponseItems = validate89;
const schema125 = {"type":"array","items":{"$ref":"StageResponse"}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.tenantId === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "tenantId"},message:"must have required property '"+"tenantId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.pipelineId === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "pipelineId"},message:"must have required property '"+"pipelineId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.name === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.position === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.probability === undefined){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "probability"},message:"must have required property '"+"probability"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.createdAt === undefined){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.updatedAt === undefined){
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data0){
if(!((((((((key0 === "id") || (key0 === "tenantId")) || (key0 === "pipelineId")) || (key0 === "name")) || (key0 === "position")) || (key0 === "probability")) || (key0 === "createdAt")) || (key0 === "updatedAt"))){
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"StageResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err9 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"StageResponse/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"StageResponse/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.tenantId !== undefined){
let data2 = data0.tenantId;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err11 = {instancePath:instancePath+"/" + i0+"/tenantId",schemaPath:"StageResponse/properties/tenantId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/" + i0+"/tenantId",schemaPath:"StageResponse/properties/tenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.pipelineId !== undefined){
let data3 = data0.pipelineId;
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err13 = {instancePath:instancePath+"/" + i0+"/pipelineId",schemaPath:"StageResponse/properties/pipelineId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/" + i0+"/pipelineId",schemaPath:"StageResponse/properties/pipelineId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
const err15 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"StageResponse/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.position !== undefined){
let data5 = data0.position;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/" + i0+"/position",schemaPath:"StageResponse/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(!(formats6.validate(data5))){
const err17 = {instancePath:instancePath+"/" + i0+"/position",schemaPath:"StageResponse/properties/position/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data0.probability !== undefined){
let data6 = data0.probability;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/" + i0+"/probability",schemaPath:"StageResponse/properties/probability/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(!(formats6.validate(data6))){
const err19 = {instancePath:instancePath+"/" + i0+"/probability",schemaPath:"StageResponse/properties/probability/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data0.createdAt !== undefined){
let data7 = data0.createdAt;
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err20 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"StageResponse/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"StageResponse/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.updatedAt !== undefined){
let data8 = data0.updatedAt;
if(typeof data8 === "string"){
if(!(formats4(data8))){
const err22 = {instancePath:instancePath+"/" + i0+"/updatedAt",schemaPath:"StageResponse/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/" + i0+"/updatedAt",schemaPath:"StageResponse/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/" + i0,schemaPath:"StageResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.StageResponse = validate47;

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tenantId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenantId"},message:"must have required property '"+"tenantId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.pipelineId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pipelineId"},message:"must have required property '"+"pipelineId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.position === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.probability === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "probability"},message:"must have required property '"+"probability"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.createdAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.updatedAt === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "tenantId")) || (key0 === "pipelineId")) || (key0 === "name")) || (key0 === "position")) || (key0 === "probability")) || (key0 === "createdAt")) || (key0 === "updatedAt"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.tenantId !== undefined){
let data1 = data.tenantId;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err11 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.pipelineId !== undefined){
let data2 = data.pipelineId;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err13 = {instancePath:instancePath+"/pipelineId",schemaPath:"#/properties/pipelineId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/pipelineId",schemaPath:"#/properties/pipelineId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.position !== undefined){
let data4 = data.position;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(!(formats6.validate(data4))){
const err17 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.probability !== undefined){
let data5 = data.probability;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err18 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(!(formats6.validate(data5))){
const err19 = {instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.createdAt !== undefined){
let data6 = data.createdAt;
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err20 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data7 = data.updatedAt;
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err22 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.UserResponseItems = validate90;
const schema127 = {"type":"array","items":{"$ref":"UserResponse"}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.UserResponse = validate25;

exports.ApiKeyResponseItems = validate92;
const schema128 = {"type":"array","items":{"$ref":"ApiKeyResponse"}};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.keyPrefix === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "keyPrefix"},message:"must have required property '"+"keyPrefix"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.name === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.scopes === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.expiresAt === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.lastUsedAt === undefined){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "lastUsedAt"},message:"must have required property '"+"lastUsedAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.isActive === undefined){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "isActive"},message:"must have required property '"+"isActive"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.createdAt === undefined){
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.createdBy === undefined){
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"ApiKeyResponse/required",keyword:"required",params:{missingProperty: "createdBy"},message:"must have required property '"+"createdBy"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data0){
if(!(func1.call(schema45.properties, key0))){
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"ApiKeyResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err10 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"ApiKeyResponse/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"ApiKeyResponse/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.keyPrefix !== undefined){
if(typeof data0.keyPrefix !== "string"){
const err12 = {instancePath:instancePath+"/" + i0+"/keyPrefix",schemaPath:"ApiKeyResponse/properties/keyPrefix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
const err13 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"ApiKeyResponse/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.scopes !== undefined){
if(typeof data0.scopes !== "string"){
const err14 = {instancePath:instancePath+"/" + i0+"/scopes",schemaPath:"ApiKeyResponse/properties/scopes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.expiresAt !== undefined){
let data5 = data0.expiresAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/" + i0+"/expiresAt",schemaPath:"ApiKeyResponse/properties/expiresAt/type",keyword:"type",params:{type: schema45.properties.expiresAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats4(data5))){
const err16 = {instancePath:instancePath+"/" + i0+"/expiresAt",schemaPath:"ApiKeyResponse/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data0.lastUsedAt !== undefined){
let data6 = data0.lastUsedAt;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/" + i0+"/lastUsedAt",schemaPath:"ApiKeyResponse/properties/lastUsedAt/type",keyword:"type",params:{type: schema45.properties.lastUsedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err18 = {instancePath:instancePath+"/" + i0+"/lastUsedAt",schemaPath:"ApiKeyResponse/properties/lastUsedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data0.isActive !== undefined){
if(typeof data0.isActive !== "boolean"){
const err19 = {instancePath:instancePath+"/" + i0+"/isActive",schemaPath:"ApiKeyResponse/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.createdAt !== undefined){
let data8 = data0.createdAt;
if(typeof data8 === "string"){
if(!(formats4(data8))){
const err20 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"ApiKeyResponse/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/" + i0+"/createdAt",schemaPath:"ApiKeyResponse/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.createdBy !== undefined){
let data9 = data0.createdBy;
if((typeof data9 !== "string") && (data9 !== null)){
const err22 = {instancePath:instancePath+"/" + i0+"/createdBy",schemaPath:"ApiKeyResponse/properties/createdBy/type",keyword:"type",params:{type: schema45.properties.createdBy.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.createdByStatus !== undefined){
let data10 = data0.createdByStatus;
if((typeof data10 !== "string") && (data10 !== null)){
const err23 = {instancePath:instancePath+"/" + i0+"/createdByStatus",schemaPath:"ApiKeyResponse/properties/createdByStatus/type",keyword:"type",params:{type: schema45.properties.createdByStatus.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((((data10 === "active") || (data10 === "demoted")) || (data10 === "deactivated")) || (data10 === "deleted")) || (data10 === null))){
const err24 = {instancePath:instancePath+"/" + i0+"/createdByStatus",schemaPath:"ApiKeyResponse/properties/createdByStatus/enum",keyword:"enum",params:{allowedValues: schema45.properties.createdByStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/" + i0,schemaPath:"ApiKeyResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.ApiKeyCreatedResponse = validate48;
const schema69 = {"type":"object","required":["id","key","keyPrefix","name","scopes","expiresAt","createdAt"],"properties":{"id":{"type":"string","format":"uuid"},"key":{"type":"string"},"keyPrefix":{"type":"string"},"name":{"type":"string"},"scopes":{"type":"string"},"expiresAt":{"type":["string","null"],"format":"date-time"},"createdAt":{"type":"string","format":"date-time"}},"additionalProperties":false};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.key === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.keyPrefix === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyPrefix"},message:"must have required property '"+"keyPrefix"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.scopes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.expiresAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.createdAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "key")) || (key0 === "keyPrefix")) || (key0 === "name")) || (key0 === "scopes")) || (key0 === "expiresAt")) || (key0 === "createdAt"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
const err10 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.keyPrefix !== undefined){
if(typeof data.keyPrefix !== "string"){
const err11 = {instancePath:instancePath+"/keyPrefix",schemaPath:"#/properties/keyPrefix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.scopes !== undefined){
if(typeof data.scopes !== "string"){
const err13 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data5 = data.expiresAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: schema69.properties.expiresAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats4(data5))){
const err15 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.createdAt !== undefined){
let data6 = data.createdAt;
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err16 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.ApiKeyResponse = validate49;

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.keyPrefix === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyPrefix"},message:"must have required property '"+"keyPrefix"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.scopes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.expiresAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.lastUsedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastUsedAt"},message:"must have required property '"+"lastUsedAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.isActive === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isActive"},message:"must have required property '"+"isActive"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.createdAt === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.createdBy === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdBy"},message:"must have required property '"+"createdBy"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema45.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.keyPrefix !== undefined){
if(typeof data.keyPrefix !== "string"){
const err12 = {instancePath:instancePath+"/keyPrefix",schemaPath:"#/properties/keyPrefix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.scopes !== undefined){
if(typeof data.scopes !== "string"){
const err14 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data4 = data.expiresAt;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: schema45.properties.expiresAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err16 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.lastUsedAt !== undefined){
let data5 = data.lastUsedAt;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/type",keyword:"type",params:{type: schema45.properties.lastUsedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats4(data5))){
const err18 = {instancePath:instancePath+"/lastUsedAt",schemaPath:"#/properties/lastUsedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.isActive !== undefined){
if(typeof data.isActive !== "boolean"){
const err19 = {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data7 = data.createdAt;
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err20 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.createdBy !== undefined){
let data8 = data.createdBy;
if((typeof data8 !== "string") && (data8 !== null)){
const err22 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/type",keyword:"type",params:{type: schema45.properties.createdBy.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.createdByStatus !== undefined){
let data9 = data.createdByStatus;
if((typeof data9 !== "string") && (data9 !== null)){
const err23 = {instancePath:instancePath+"/createdByStatus",schemaPath:"#/properties/createdByStatus/type",keyword:"type",params:{type: schema45.properties.createdByStatus.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((((data9 === "active") || (data9 === "demoted")) || (data9 === "deactivated")) || (data9 === "deleted")) || (data9 === null))){
const err24 = {instancePath:instancePath+"/createdByStatus",schemaPath:"#/properties/createdByStatus/enum",keyword:"enum",params:{allowedValues: schema45.properties.createdByStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.ChangeListResponse = validate50;
const schema71 = {"type":"object","required":["changes","nextCursor","hasMore"],"properties":{"changes":{"type":"array","items":{"$ref":"ChangeResponse"}},"nextCursor":{"type":"string"},"hasMore":{"type":"boolean"}},"additionalProperties":false};
const schema72 = {"oneOf":[{"$ref":"ContactChange"},{"$ref":"CompanyChange"},{"$ref":"DealChange"},{"$ref":"ActivityChange"},{"$ref":"PipelineChange"},{"$ref":"StageChange"}]};
const schema73 = {"type":"object","required":["sequence","entity","entityId","action","changedAt","changeSet","actor","source","changedProperties","data"],"properties":{"sequence":{"type":"integer","format":"int64"},"entity":{"type":"string","const":"contact"},"entityId":{"type":"string","format":"uuid"},"action":{"$ref":"ChangeAction"},"changedAt":{"type":"string","format":"date-time"},"changeSet":{"type":["string","null"],"format":"uuid"},"actor":{"anyOf":[{"$ref":"Actor"},{"type":"null"}]},"source":{"$ref":"ChangeSource"},"changedProperties":{"type":"array","items":{"type":"string"}},"data":{"$ref":"ContactResponse"}},"additionalProperties":false};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entityId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entityId"},message:"must have required property '"+"entityId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.action === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.changedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.changeSet === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changeSet"},message:"must have required property '"+"changeSet"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.actor === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.source === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.changedProperties === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedProperties"},message:"must have required property '"+"changedProperties"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.data === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema73.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sequence !== undefined){
let data0 = data.sequence;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err11 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats196.validate(data0))){
const err12 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.entity !== undefined){
let data1 = data.entity;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if("contact" !== data1){
const err14 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/const",keyword:"const",params:{allowedValue: "contact"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.entityId !== undefined){
let data2 = data.entityId;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err15 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.action !== undefined){
let data3 = data.action;
if(typeof data3 !== "string"){
const err17 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data3 === "created") || (data3 === "updated")) || (data3 === "deleted"))){
const err18 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/enum",keyword:"enum",params:{allowedValues: schema74.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.changedAt !== undefined){
let data4 = data.changedAt;
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err19 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.changeSet !== undefined){
let data5 = data.changeSet;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/type",keyword:"type",params:{type: schema73.properties.changeSet.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err22 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.actor !== undefined){
let data6 = data.actor;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err23 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.id === undefined){
const err24 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.name === undefined){
const err25 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "name"))){
const err26 = {instancePath:instancePath+"/actor",schemaPath:"Actor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err27 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data7 === "user") || (data7 === "api_key")) || (data7 === "system"))){
const err28 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/enum",keyword:"enum",params:{allowedValues: schema75.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.id !== undefined){
let data8 = data6.id;
if((typeof data8 !== "string") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/type",keyword:"type",params:{type: schema75.properties.id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err30 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err31 = {instancePath:instancePath+"/actor/name",schemaPath:"Actor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/actor",schemaPath:"Actor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid2 = valid2 || _valid0;
const _errs27 = errors;
if(data6 !== null){
const err33 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err34 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 !== "string"){
const err35 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((data10 === "api") || (data10 === "bulk")) || (data10 === "import"))){
const err36 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/enum",keyword:"enum",params:{allowedValues: schema76.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.changedProperties !== undefined){
let data11 = data.changedProperties;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
const err37 = {instancePath:instancePath+"/changedProperties/" + i0,schemaPath:"#/properties/changedProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/changedProperties",schemaPath:"#/properties/changedProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate36(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema77 = {"type":"object","required":["sequence","entity","entityId","action","changedAt","changeSet","actor","source","changedProperties","data"],"properties":{"sequence":{"type":"integer","format":"int64"},"entity":{"type":"string","const":"company"},"entityId":{"type":"string","format":"uuid"},"action":{"$ref":"ChangeAction"},"changedAt":{"type":"string","format":"date-time"},"changeSet":{"type":["string","null"],"format":"uuid"},"actor":{"anyOf":[{"$ref":"Actor"},{"type":"null"}]},"source":{"$ref":"ChangeSource"},"changedProperties":{"type":"array","items":{"type":"string"}},"data":{"$ref":"CompanyResponse"}},"additionalProperties":false};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entityId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entityId"},message:"must have required property '"+"entityId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.action === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.changedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.changeSet === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changeSet"},message:"must have required property '"+"changeSet"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.actor === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.source === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.changedProperties === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedProperties"},message:"must have required property '"+"changedProperties"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.data === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema77.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sequence !== undefined){
let data0 = data.sequence;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err11 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats196.validate(data0))){
const err12 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.entity !== undefined){
let data1 = data.entity;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if("company" !== data1){
const err14 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/const",keyword:"const",params:{allowedValue: "company"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.entityId !== undefined){
let data2 = data.entityId;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err15 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.action !== undefined){
let data3 = data.action;
if(typeof data3 !== "string"){
const err17 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data3 === "created") || (data3 === "updated")) || (data3 === "deleted"))){
const err18 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/enum",keyword:"enum",params:{allowedValues: schema74.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.changedAt !== undefined){
let data4 = data.changedAt;
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err19 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.changeSet !== undefined){
let data5 = data.changeSet;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/type",keyword:"type",params:{type: schema77.properties.changeSet.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err22 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.actor !== undefined){
let data6 = data.actor;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err23 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.id === undefined){
const err24 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.name === undefined){
const err25 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "name"))){
const err26 = {instancePath:instancePath+"/actor",schemaPath:"Actor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err27 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data7 === "user") || (data7 === "api_key")) || (data7 === "system"))){
const err28 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/enum",keyword:"enum",params:{allowedValues: schema75.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.id !== undefined){
let data8 = data6.id;
if((typeof data8 !== "string") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/type",keyword:"type",params:{type: schema75.properties.id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err30 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err31 = {instancePath:instancePath+"/actor/name",schemaPath:"Actor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/actor",schemaPath:"Actor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid2 = valid2 || _valid0;
const _errs27 = errors;
if(data6 !== null){
const err33 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err34 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 !== "string"){
const err35 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((data10 === "api") || (data10 === "bulk")) || (data10 === "import"))){
const err36 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/enum",keyword:"enum",params:{allowedValues: schema76.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.changedProperties !== undefined){
let data11 = data.changedProperties;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
const err37 = {instancePath:instancePath+"/changedProperties/" + i0,schemaPath:"#/properties/changedProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/changedProperties",schemaPath:"#/properties/changedProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.data !== undefined){
let data13 = data.data;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.id === undefined){
const err39 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13.tenantId === undefined){
const err40 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "tenantId"},message:"must have required property '"+"tenantId"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data13.name === undefined){
const err41 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13.domain === undefined){
const err42 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data13.industry === undefined){
const err43 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "industry"},message:"must have required property '"+"industry"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data13.description === undefined){
const err44 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data13.employeeCount === undefined){
const err45 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "employeeCount"},message:"must have required property '"+"employeeCount"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data13.annualRevenue === undefined){
const err46 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "annualRevenue"},message:"must have required property '"+"annualRevenue"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data13.phone === undefined){
const err47 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data13.website === undefined){
const err48 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "website"},message:"must have required property '"+"website"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data13.networkUrl === undefined){
const err49 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "networkUrl"},message:"must have required property '"+"networkUrl"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data13.address === undefined){
const err50 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data13.city === undefined){
const err51 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data13.state === undefined){
const err52 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data13.country === undefined){
const err53 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data13.postalCode === undefined){
const err54 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "postalCode"},message:"must have required property '"+"postalCode"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data13.tags === undefined){
const err55 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data13.notes === undefined){
const err56 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data13.ownerId === undefined){
const err57 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "ownerId"},message:"must have required property '"+"ownerId"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data13.createdAt === undefined){
const err58 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data13.updatedAt === undefined){
const err59 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key2 in data13){
if(!(func1.call(schema47.properties, key2))){
const err60 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data13.id !== undefined){
let data14 = data13.id;
if(typeof data14 === "string"){
if(!(formats2(data14))){
const err61 = {instancePath:instancePath+"/data/id",schemaPath:"CompanyResponse/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/data/id",schemaPath:"CompanyResponse/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data13.tenantId !== undefined){
let data15 = data13.tenantId;
if(typeof data15 === "string"){
if(!(formats2(data15))){
const err63 = {instancePath:instancePath+"/data/tenantId",schemaPath:"CompanyResponse/properties/tenantId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/data/tenantId",schemaPath:"CompanyResponse/properties/tenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data13.name !== undefined){
if(typeof data13.name !== "string"){
const err65 = {instancePath:instancePath+"/data/name",schemaPath:"CompanyResponse/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data13.domain !== undefined){
let data17 = data13.domain;
if((typeof data17 !== "string") && (data17 !== null)){
const err66 = {instancePath:instancePath+"/data/domain",schemaPath:"CompanyResponse/properties/domain/type",keyword:"type",params:{type: schema47.properties.domain.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data13.industry !== undefined){
let data18 = data13.industry;
if((typeof data18 !== "string") && (data18 !== null)){
const err67 = {instancePath:instancePath+"/data/industry",schemaPath:"CompanyResponse/properties/industry/type",keyword:"type",params:{type: schema47.properties.industry.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data13.description !== undefined){
let data19 = data13.description;
if((typeof data19 !== "string") && (data19 !== null)){
const err68 = {instancePath:instancePath+"/data/description",schemaPath:"CompanyResponse/properties/description/type",keyword:"type",params:{type: schema47.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data13.employeeCount !== undefined){
let data20 = data13.employeeCount;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
const err69 = {instancePath:instancePath+"/data/employeeCount",schemaPath:"CompanyResponse/properties/employeeCount/type",keyword:"type",params:{type: schema47.properties.employeeCount.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(!(formats6.validate(data20))){
const err70 = {instancePath:instancePath+"/data/employeeCount",schemaPath:"CompanyResponse/properties/employeeCount/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data13.annualRevenue !== undefined){
let data21 = data13.annualRevenue;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
const err71 = {instancePath:instancePath+"/data/annualRevenue",schemaPath:"CompanyResponse/properties/annualRevenue/type",keyword:"type",params:{type: schema47.properties.annualRevenue.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(!(formats32.validate(data21))){
const err72 = {instancePath:instancePath+"/data/annualRevenue",schemaPath:"CompanyResponse/properties/annualRevenue/format",keyword:"format",params:{format: "decimal"},message:"must match format \""+"decimal"+"\""};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data13.phone !== undefined){
let data22 = data13.phone;
if((typeof data22 !== "string") && (data22 !== null)){
const err73 = {instancePath:instancePath+"/data/phone",schemaPath:"CompanyResponse/properties/phone/type",keyword:"type",params:{type: schema47.properties.phone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data13.website !== undefined){
let data23 = data13.website;
if((typeof data23 !== "string") && (data23 !== null)){
const err74 = {instancePath:instancePath+"/data/website",schemaPath:"CompanyResponse/properties/website/type",keyword:"type",params:{type: schema47.properties.website.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data13.networkUrl !== undefined){
let data24 = data13.networkUrl;
if((typeof data24 !== "string") && (data24 !== null)){
const err75 = {instancePath:instancePath+"/data/networkUrl",schemaPath:"CompanyResponse/properties/networkUrl/type",keyword:"type",params:{type: schema47.properties.networkUrl.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data13.address !== undefined){
let data25 = data13.address;
if((typeof data25 !== "string") && (data25 !== null)){
const err76 = {instancePath:instancePath+"/data/address",schemaPath:"CompanyResponse/properties/address/type",keyword:"type",params:{type: schema47.properties.address.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data13.city !== undefined){
let data26 = data13.city;
if((typeof data26 !== "string") && (data26 !== null)){
const err77 = {instancePath:instancePath+"/data/city",schemaPath:"CompanyResponse/properties/city/type",keyword:"type",params:{type: schema47.properties.city.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data13.state !== undefined){
let data27 = data13.state;
if((typeof data27 !== "string") && (data27 !== null)){
const err78 = {instancePath:instancePath+"/data/state",schemaPath:"CompanyResponse/properties/state/type",keyword:"type",params:{type: schema47.properties.state.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data13.country !== undefined){
let data28 = data13.country;
if((typeof data28 !== "string") && (data28 !== null)){
const err79 = {instancePath:instancePath+"/data/country",schemaPath:"CompanyResponse/properties/country/type",keyword:"type",params:{type: schema47.properties.country.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data13.postalCode !== undefined){
let data29 = data13.postalCode;
if((typeof data29 !== "string") && (data29 !== null)){
const err80 = {instancePath:instancePath+"/data/postalCode",schemaPath:"CompanyResponse/properties/postalCode/type",keyword:"type",params:{type: schema47.properties.postalCode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data13.tags !== undefined){
let data30 = data13.tags;
if(Array.isArray(data30)){
const len1 = data30.length;
for(let i1=0; i1<len1; i1++){
if(typeof data30[i1] !== "string"){
const err81 = {instancePath:instancePath+"/data/tags/" + i1,schemaPath:"CompanyResponse/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/data/tags",schemaPath:"CompanyResponse/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data13.notes !== undefined){
let data32 = data13.notes;
if((typeof data32 !== "string") && (data32 !== null)){
const err83 = {instancePath:instancePath+"/data/notes",schemaPath:"CompanyResponse/properties/notes/type",keyword:"type",params:{type: schema47.properties.notes.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data13.ownerId !== undefined){
let data33 = data13.ownerId;
if((typeof data33 !== "string") && (data33 !== null)){
const err84 = {instancePath:instancePath+"/data/ownerId",schemaPath:"CompanyResponse/properties/ownerId/type",keyword:"type",params:{type: schema47.properties.ownerId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(typeof data33 === "string"){
if(!(formats2(data33))){
const err85 = {instancePath:instancePath+"/data/ownerId",schemaPath:"CompanyResponse/properties/ownerId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data13.createdAt !== undefined){
let data34 = data13.createdAt;
if(typeof data34 === "string"){
if(!(formats4(data34))){
const err86 = {instancePath:instancePath+"/data/createdAt",schemaPath:"CompanyResponse/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/data/createdAt",schemaPath:"CompanyResponse/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data13.updatedAt !== undefined){
let data35 = data13.updatedAt;
if(typeof data35 === "string"){
if(!(formats4(data35))){
const err88 = {instancePath:instancePath+"/data/updatedAt",schemaPath:"CompanyResponse/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/data/updatedAt",schemaPath:"CompanyResponse/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/data",schemaPath:"CompanyResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema82 = {"type":"object","required":["sequence","entity","entityId","action","changedAt","changeSet","actor","source","changedProperties","data"],"properties":{"sequence":{"type":"integer","format":"int64"},"entity":{"type":"string","const":"deal"},"entityId":{"type":"string","format":"uuid"},"action":{"$ref":"ChangeAction"},"changedAt":{"type":"string","format":"date-time"},"changeSet":{"type":["string","null"],"format":"uuid"},"actor":{"anyOf":[{"$ref":"Actor"},{"type":"null"}]},"source":{"$ref":"ChangeSource"},"changedProperties":{"type":"array","items":{"type":"string"}},"data":{"$ref":"DealResponse"}},"additionalProperties":false};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entityId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entityId"},message:"must have required property '"+"entityId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.action === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.changedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.changeSet === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changeSet"},message:"must have required property '"+"changeSet"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.actor === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.source === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.changedProperties === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedProperties"},message:"must have required property '"+"changedProperties"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.data === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema82.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sequence !== undefined){
let data0 = data.sequence;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err11 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats196.validate(data0))){
const err12 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.entity !== undefined){
let data1 = data.entity;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if("deal" !== data1){
const err14 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/const",keyword:"const",params:{allowedValue: "deal"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.entityId !== undefined){
let data2 = data.entityId;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err15 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.action !== undefined){
let data3 = data.action;
if(typeof data3 !== "string"){
const err17 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data3 === "created") || (data3 === "updated")) || (data3 === "deleted"))){
const err18 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/enum",keyword:"enum",params:{allowedValues: schema74.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.changedAt !== undefined){
let data4 = data.changedAt;
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err19 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.changeSet !== undefined){
let data5 = data.changeSet;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/type",keyword:"type",params:{type: schema82.properties.changeSet.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err22 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.actor !== undefined){
let data6 = data.actor;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err23 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.id === undefined){
const err24 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.name === undefined){
const err25 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "name"))){
const err26 = {instancePath:instancePath+"/actor",schemaPath:"Actor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err27 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data7 === "user") || (data7 === "api_key")) || (data7 === "system"))){
const err28 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/enum",keyword:"enum",params:{allowedValues: schema75.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.id !== undefined){
let data8 = data6.id;
if((typeof data8 !== "string") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/type",keyword:"type",params:{type: schema75.properties.id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err30 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err31 = {instancePath:instancePath+"/actor/name",schemaPath:"Actor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/actor",schemaPath:"Actor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid2 = valid2 || _valid0;
const _errs27 = errors;
if(data6 !== null){
const err33 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err34 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 !== "string"){
const err35 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((data10 === "api") || (data10 === "bulk")) || (data10 === "import"))){
const err36 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/enum",keyword:"enum",params:{allowedValues: schema76.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.changedProperties !== undefined){
let data11 = data.changedProperties;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
const err37 = {instancePath:instancePath+"/changedProperties/" + i0,schemaPath:"#/properties/changedProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/changedProperties",schemaPath:"#/properties/changedProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate39(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema86 = {"type":"object","required":["sequence","entity","entityId","action","changedAt","changeSet","actor","source","changedProperties","data"],"properties":{"sequence":{"type":"integer","format":"int64"},"entity":{"type":"string","const":"activity"},"entityId":{"type":"string","format":"uuid"},"action":{"$ref":"ChangeAction"},"changedAt":{"type":"string","format":"date-time"},"changeSet":{"type":["string","null"],"format":"uuid"},"actor":{"anyOf":[{"$ref":"Actor"},{"type":"null"}]},"source":{"$ref":"ChangeSource"},"changedProperties":{"type":"array","items":{"type":"string"}},"data":{"$ref":"ActivityResponse"}},"additionalProperties":false};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entityId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entityId"},message:"must have required property '"+"entityId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.action === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.changedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.changeSet === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changeSet"},message:"must have required property '"+"changeSet"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.actor === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.source === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.changedProperties === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedProperties"},message:"must have required property '"+"changedProperties"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.data === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema86.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sequence !== undefined){
let data0 = data.sequence;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err11 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats196.validate(data0))){
const err12 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.entity !== undefined){
let data1 = data.entity;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if("activity" !== data1){
const err14 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/const",keyword:"const",params:{allowedValue: "activity"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.entityId !== undefined){
let data2 = data.entityId;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err15 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.action !== undefined){
let data3 = data.action;
if(typeof data3 !== "string"){
const err17 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data3 === "created") || (data3 === "updated")) || (data3 === "deleted"))){
const err18 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/enum",keyword:"enum",params:{allowedValues: schema74.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.changedAt !== undefined){
let data4 = data.changedAt;
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err19 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.changeSet !== undefined){
let data5 = data.changeSet;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/type",keyword:"type",params:{type: schema86.properties.changeSet.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err22 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.actor !== undefined){
let data6 = data.actor;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err23 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.id === undefined){
const err24 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.name === undefined){
const err25 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "name"))){
const err26 = {instancePath:instancePath+"/actor",schemaPath:"Actor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err27 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data7 === "user") || (data7 === "api_key")) || (data7 === "system"))){
const err28 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/enum",keyword:"enum",params:{allowedValues: schema75.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.id !== undefined){
let data8 = data6.id;
if((typeof data8 !== "string") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/type",keyword:"type",params:{type: schema75.properties.id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err30 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err31 = {instancePath:instancePath+"/actor/name",schemaPath:"Actor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/actor",schemaPath:"Actor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid2 = valid2 || _valid0;
const _errs27 = errors;
if(data6 !== null){
const err33 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err34 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 !== "string"){
const err35 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((data10 === "api") || (data10 === "bulk")) || (data10 === "import"))){
const err36 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/enum",keyword:"enum",params:{allowedValues: schema76.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.changedProperties !== undefined){
let data11 = data.changedProperties;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
const err37 = {instancePath:instancePath+"/changedProperties/" + i0,schemaPath:"#/properties/changedProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/changedProperties",schemaPath:"#/properties/changedProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate43(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema90 = {"type":"object","required":["sequence","entity","entityId","action","changedAt","changeSet","actor","source","changedProperties","data"],"properties":{"sequence":{"type":"integer","format":"int64"},"entity":{"type":"string","const":"pipeline"},"entityId":{"type":"string","format":"uuid"},"action":{"$ref":"ChangeAction"},"changedAt":{"type":"string","format":"date-time"},"changeSet":{"type":["string","null"],"format":"uuid"},"actor":{"anyOf":[{"$ref":"Actor"},{"type":"null"}]},"source":{"$ref":"ChangeSource"},"changedProperties":{"type":"array","items":{"type":"string"}},"data":{"$ref":"PipelineResponse"}},"additionalProperties":false};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entityId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entityId"},message:"must have required property '"+"entityId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.action === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.changedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.changeSet === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changeSet"},message:"must have required property '"+"changeSet"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.actor === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.source === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.changedProperties === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedProperties"},message:"must have required property '"+"changedProperties"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.data === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema90.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sequence !== undefined){
let data0 = data.sequence;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err11 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats196.validate(data0))){
const err12 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.entity !== undefined){
let data1 = data.entity;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if("pipeline" !== data1){
const err14 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/const",keyword:"const",params:{allowedValue: "pipeline"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.entityId !== undefined){
let data2 = data.entityId;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err15 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.action !== undefined){
let data3 = data.action;
if(typeof data3 !== "string"){
const err17 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data3 === "created") || (data3 === "updated")) || (data3 === "deleted"))){
const err18 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/enum",keyword:"enum",params:{allowedValues: schema74.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.changedAt !== undefined){
let data4 = data.changedAt;
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err19 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.changeSet !== undefined){
let data5 = data.changeSet;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/type",keyword:"type",params:{type: schema90.properties.changeSet.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err22 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.actor !== undefined){
let data6 = data.actor;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err23 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.id === undefined){
const err24 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.name === undefined){
const err25 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "name"))){
const err26 = {instancePath:instancePath+"/actor",schemaPath:"Actor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err27 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data7 === "user") || (data7 === "api_key")) || (data7 === "system"))){
const err28 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/enum",keyword:"enum",params:{allowedValues: schema75.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.id !== undefined){
let data8 = data6.id;
if((typeof data8 !== "string") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/type",keyword:"type",params:{type: schema75.properties.id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err30 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err31 = {instancePath:instancePath+"/actor/name",schemaPath:"Actor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/actor",schemaPath:"Actor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid2 = valid2 || _valid0;
const _errs27 = errors;
if(data6 !== null){
const err33 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err34 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 !== "string"){
const err35 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((data10 === "api") || (data10 === "bulk")) || (data10 === "import"))){
const err36 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/enum",keyword:"enum",params:{allowedValues: schema76.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.changedProperties !== undefined){
let data11 = data.changedProperties;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
const err37 = {instancePath:instancePath+"/changedProperties/" + i0,schemaPath:"#/properties/changedProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/changedProperties",schemaPath:"#/properties/changedProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate46(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema94 = {"type":"object","required":["sequence","entity","entityId","action","changedAt","changeSet","actor","source","changedProperties","data"],"properties":{"sequence":{"type":"integer","format":"int64"},"entity":{"type":"string","const":"stage"},"entityId":{"type":"string","format":"uuid"},"action":{"$ref":"ChangeAction"},"changedAt":{"type":"string","format":"date-time"},"changeSet":{"type":["string","null"],"format":"uuid"},"actor":{"anyOf":[{"$ref":"Actor"},{"type":"null"}]},"source":{"$ref":"ChangeSource"},"changedProperties":{"type":"array","items":{"type":"string"}},"data":{"$ref":"StageResponse"}},"additionalProperties":false};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sequence === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.entity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entityId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entityId"},message:"must have required property '"+"entityId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.action === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.changedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.changeSet === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changeSet"},message:"must have required property '"+"changeSet"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.actor === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.source === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.changedProperties === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedProperties"},message:"must have required property '"+"changedProperties"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.data === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema94.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sequence !== undefined){
let data0 = data.sequence;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err11 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats196.validate(data0))){
const err12 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.entity !== undefined){
let data1 = data.entity;
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if("stage" !== data1){
const err14 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/const",keyword:"const",params:{allowedValue: "stage"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.entityId !== undefined){
let data2 = data.entityId;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err15 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/entityId",schemaPath:"#/properties/entityId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.action !== undefined){
let data3 = data.action;
if(typeof data3 !== "string"){
const err17 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data3 === "created") || (data3 === "updated")) || (data3 === "deleted"))){
const err18 = {instancePath:instancePath+"/action",schemaPath:"ChangeAction/enum",keyword:"enum",params:{allowedValues: schema74.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.changedAt !== undefined){
let data4 = data.changedAt;
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err19 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.changeSet !== undefined){
let data5 = data.changeSet;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/type",keyword:"type",params:{type: schema94.properties.changeSet.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err22 = {instancePath:instancePath+"/changeSet",schemaPath:"#/properties/changeSet/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.actor !== undefined){
let data6 = data.actor;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err23 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.id === undefined){
const err24 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.name === undefined){
const err25 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "name"))){
const err26 = {instancePath:instancePath+"/actor",schemaPath:"Actor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err27 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data7 === "user") || (data7 === "api_key")) || (data7 === "system"))){
const err28 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/enum",keyword:"enum",params:{allowedValues: schema75.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.id !== undefined){
let data8 = data6.id;
if((typeof data8 !== "string") && (data8 !== null)){
const err29 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/type",keyword:"type",params:{type: schema75.properties.id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err30 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err31 = {instancePath:instancePath+"/actor/name",schemaPath:"Actor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/actor",schemaPath:"Actor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid2 = valid2 || _valid0;
const _errs27 = errors;
if(data6 !== null){
const err33 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err34 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.source !== undefined){
let data10 = data.source;
if(typeof data10 !== "string"){
const err35 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((data10 === "api") || (data10 === "bulk")) || (data10 === "import"))){
const err36 = {instancePath:instancePath+"/source",schemaPath:"ChangeSource/enum",keyword:"enum",params:{allowedValues: schema76.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.changedProperties !== undefined){
let data11 = data.changedProperties;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(typeof data11[i0] !== "string"){
const err37 = {instancePath:instancePath+"/changedProperties/" + i0,schemaPath:"#/properties/changedProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/changedProperties",schemaPath:"#/properties/changedProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.data !== undefined){
let data13 = data.data;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.id === undefined){
const err39 = {instancePath:instancePath+"/data",schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data13.tenantId === undefined){
const err40 = {instancePath:instancePath+"/data",schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "tenantId"},message:"must have required property '"+"tenantId"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data13.pipelineId === undefined){
const err41 = {instancePath:instancePath+"/data",schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "pipelineId"},message:"must have required property '"+"pipelineId"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13.name === undefined){
const err42 = {instancePath:instancePath+"/data",schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data13.position === undefined){
const err43 = {instancePath:instancePath+"/data",schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data13.probability === undefined){
const err44 = {instancePath:instancePath+"/data",schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "probability"},message:"must have required property '"+"probability"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data13.createdAt === undefined){
const err45 = {instancePath:instancePath+"/data",schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data13.updatedAt === undefined){
const err46 = {instancePath:instancePath+"/data",schemaPath:"StageResponse/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key2 in data13){
if(!((((((((key2 === "id") || (key2 === "tenantId")) || (key2 === "pipelineId")) || (key2 === "name")) || (key2 === "position")) || (key2 === "probability")) || (key2 === "createdAt")) || (key2 === "updatedAt"))){
const err47 = {instancePath:instancePath+"/data",schemaPath:"StageResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data13.id !== undefined){
let data14 = data13.id;
if(typeof data14 === "string"){
if(!(formats2(data14))){
const err48 = {instancePath:instancePath+"/data/id",schemaPath:"StageResponse/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/data/id",schemaPath:"StageResponse/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data13.tenantId !== undefined){
let data15 = data13.tenantId;
if(typeof data15 === "string"){
if(!(formats2(data15))){
const err50 = {instancePath:instancePath+"/data/tenantId",schemaPath:"StageResponse/properties/tenantId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/data/tenantId",schemaPath:"StageResponse/properties/tenantId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data13.pipelineId !== undefined){
let data16 = data13.pipelineId;
if(typeof data16 === "string"){
if(!(formats2(data16))){
const err52 = {instancePath:instancePath+"/data/pipelineId",schemaPath:"StageResponse/properties/pipelineId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/data/pipelineId",schemaPath:"StageResponse/properties/pipelineId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data13.name !== undefined){
if(typeof data13.name !== "string"){
const err54 = {instancePath:instancePath+"/data/name",schemaPath:"StageResponse/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data13.position !== undefined){
let data18 = data13.position;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err55 = {instancePath:instancePath+"/data/position",schemaPath:"StageResponse/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(!(formats6.validate(data18))){
const err56 = {instancePath:instancePath+"/data/position",schemaPath:"StageResponse/properties/position/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if(data13.probability !== undefined){
let data19 = data13.probability;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err57 = {instancePath:instancePath+"/data/probability",schemaPath:"StageResponse/properties/probability/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(!(formats6.validate(data19))){
const err58 = {instancePath:instancePath+"/data/probability",schemaPath:"StageResponse/properties/probability/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
if(data13.createdAt !== undefined){
let data20 = data13.createdAt;
if(typeof data20 === "string"){
if(!(formats4(data20))){
const err59 = {instancePath:instancePath+"/data/createdAt",schemaPath:"StageResponse/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/data/createdAt",schemaPath:"StageResponse/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data13.updatedAt !== undefined){
let data21 = data13.updatedAt;
if(typeof data21 === "string"){
if(!(formats4(data21))){
const err61 = {instancePath:instancePath+"/data/updatedAt",schemaPath:"StageResponse/properties/updatedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/data/updatedAt",schemaPath:"StageResponse/properties/updatedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/data",schemaPath:"StageResponse/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs2 = errors;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs3 = errors;
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs4 = errors;
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
const _errs5 = errors;
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
if(props0 !== true){
props0 = true;
}
}
const _errs6 = errors;
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
if(props0 !== true){
props0 = true;
}
}
}
}
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate51.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate51.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.changes === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changes"},message:"must have required property '"+"changes"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.hasMore === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasMore"},message:"must have required property '"+"hasMore"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "changes") || (key0 === "nextCursor")) || (key0 === "hasMore"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.changes !== undefined){
let data0 = data.changes;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate51(data0[i0], {instancePath:instancePath+"/changes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.nextCursor !== undefined){
if(typeof data.nextCursor !== "string"){
const err5 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.hasMore !== undefined){
if(typeof data.hasMore !== "boolean"){
const err6 = {instancePath:instancePath+"/hasMore",schemaPath:"#/properties/hasMore/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.ImportResultDto = validate69;
const schema99 = {"type":"object","required":["totalRows","imported","skipped","errors"],"properties":{"totalRows":{"type":"integer","format":"int32"},"imported":{"type":"integer","format":"int32"},"skipped":{"type":"integer","format":"int32"},"errors":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totalRows === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalRows"},message:"must have required property '"+"totalRows"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.imported === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "imported"},message:"must have required property '"+"imported"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.skipped === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skipped"},message:"must have required property '"+"skipped"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.errors === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "totalRows") || (key0 === "imported")) || (key0 === "skipped")) || (key0 === "errors"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.totalRows !== undefined){
let data0 = data.totalRows;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/totalRows",schemaPath:"#/properties/totalRows/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(!(formats6.validate(data0))){
const err6 = {instancePath:instancePath+"/totalRows",schemaPath:"#/properties/totalRows/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.imported !== undefined){
let data1 = data.imported;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats6.validate(data1))){
const err8 = {instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.skipped !== undefined){
let data2 = data.skipped;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(!(formats6.validate(data2))){
const err10 = {instancePath:instancePath+"/skipped",schemaPath:"#/properties/skipped/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.errors !== undefined){
let data3 = data.errors;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err11 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.AuditEntryResponseItems = validate93;
const schema130 = {"type":"array","items":{"$ref":"AuditEntryResponse"}};
const schema131 = {"type":"object","required":["id","at","actor","action","target","outcome","ip","requestId"],"properties":{"id":{"type":"string","format":"uuid"},"at":{"type":"string","format":"date-time"},"actor":{"$ref":"Actor"},"action":{"$ref":"AuditAction"},"target":{"$ref":"AuditTarget"},"outcome":{"type":"string","enum":["succeeded","failed"]},"ip":{"type":["string","null"]},"requestId":{"type":["string","null"]}},"additionalProperties":false};
const schema133 = {"type":"string","enum":["user.login","user.password_changed","user.token_reused","user.created","user.updated","user.deleted","api_key.created","api_key.updated","api_key.revoked","webhook.created","webhook.updated","webhook.deleted","pipeline.created","pipeline.updated","pipeline.deleted","stage.created","stage.updated","stage.deleted","records.imported","records.exported"]};
const schema134 = {"type":"object","required":["type","id","name"],"properties":{"type":{"type":"string","enum":["user","api_key","webhook","pipeline","stage","contacts","companies","deals","activities"]},"id":{"type":["string","null"],"format":"uuid"},"name":{"type":["string","null"]}},"additionalProperties":false};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.actor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actor"},message:"must have required property '"+"actor"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.action === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.target === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.outcome === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.ip === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ip"},message:"must have required property '"+"ip"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.requestId === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestId"},message:"must have required property '"+"requestId"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "at")) || (key0 === "actor")) || (key0 === "action")) || (key0 === "target")) || (key0 === "outcome")) || (key0 === "ip")) || (key0 === "requestId"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(typeof data1 === "string"){
if(!(formats4(data1))){
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.actor !== undefined){
let data2 = data.actor;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type === undefined){
const err13 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.id === undefined){
const err14 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2.name === undefined){
const err15 = {instancePath:instancePath+"/actor",schemaPath:"Actor/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data2){
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "name"))){
const err16 = {instancePath:instancePath+"/actor",schemaPath:"Actor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.type !== undefined){
let data3 = data2.type;
if(typeof data3 !== "string"){
const err17 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data3 === "user") || (data3 === "api_key")) || (data3 === "system"))){
const err18 = {instancePath:instancePath+"/actor/type",schemaPath:"Actor/properties/type/enum",keyword:"enum",params:{allowedValues: schema75.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.id !== undefined){
let data4 = data2.id;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/type",keyword:"type",params:{type: schema75.properties.id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err20 = {instancePath:instancePath+"/actor/id",schemaPath:"Actor/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
const err21 = {instancePath:instancePath+"/actor/name",schemaPath:"Actor/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/actor",schemaPath:"Actor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.action !== undefined){
let data6 = data.action;
if(typeof data6 !== "string"){
const err23 = {instancePath:instancePath+"/action",schemaPath:"AuditAction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((((((((((((((((((((data6 === "user.login") || (data6 === "user.password_changed")) || (data6 === "user.token_reused")) || (data6 === "user.created")) || (data6 === "user.updated")) || (data6 === "user.deleted")) || (data6 === "api_key.created")) || (data6 === "api_key.updated")) || (data6 === "api_key.revoked")) || (data6 === "webhook.created")) || (data6 === "webhook.updated")) || (data6 === "webhook.deleted")) || (data6 === "pipeline.created")) || (data6 === "pipeline.updated")) || (data6 === "pipeline.deleted")) || (data6 === "stage.created")) || (data6 === "stage.updated")) || (data6 === "stage.deleted")) || (data6 === "records.imported")) || (data6 === "records.exported"))){
const err24 = {instancePath:instancePath+"/action",schemaPath:"AuditAction/enum",keyword:"enum",params:{allowedValues: schema133.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.target !== undefined){
let data7 = data.target;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err25 = {instancePath:instancePath+"/target",schemaPath:"AuditTarget/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7.id === undefined){
const err26 = {instancePath:instancePath+"/target",schemaPath:"AuditTarget/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7.name === undefined){
const err27 = {instancePath:instancePath+"/target",schemaPath:"AuditTarget/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key2 in data7){
if(!(((key2 === "type") || (key2 === "id")) || (key2 === "name"))){
const err28 = {instancePath:instancePath+"/target",schemaPath:"AuditTarget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.type !== undefined){
let data8 = data7.type;
if(typeof data8 !== "string"){
const err29 = {instancePath:instancePath+"/target/type",schemaPath:"AuditTarget/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((((((((data8 === "user") || (data8 === "api_key")) || (data8 === "webhook")) || (data8 === "pipeline")) || (data8 === "stage")) || (data8 === "contacts")) || (data8 === "companies")) || (data8 === "deals")) || (data8 === "activities"))){
const err30 = {instancePath:instancePath+"/target/type",schemaPath:"AuditTarget/properties/type/enum",keyword:"enum",params:{allowedValues: schema134.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data7.id !== undefined){
let data9 = data7.id;
if((typeof data9 !== "string") && (data9 !== null)){
const err31 = {instancePath:instancePath+"/target/id",schemaPath:"AuditTarget/properties/id/type",keyword:"type",params:{type: schema134.properties.id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats2(data9))){
const err32 = {instancePath:instancePath+"/target/id",schemaPath:"AuditTarget/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data7.name !== undefined){
let data10 = data7.name;
if((typeof data10 !== "string") && (data10 !== null)){
const err33 = {instancePath:instancePath+"/target/name",schemaPath:"AuditTarget/properties/name/type",keyword:"type",params:{type: schema134.properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/target",schemaPath:"AuditTarget/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.outcome !== undefined){
let data11 = data.outcome;
if(typeof data11 !== "string"){
const err35 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!((data11 === "succeeded") || (data11 === "failed"))){
const err36 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema131.properties.outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.ip !== undefined){
let data12 = data.ip;
if((typeof data12 !== "string") && (data12 !== null)){
const err37 = {instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: schema131.properties.ip.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.requestId !== undefined){
let data13 = data.requestId;
if((typeof data13 !== "string") && (data13 !== null)){
const err38 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: schema131.properties.requestId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate94(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.WebhookResponseItems = validate96;
const schema135 = {"type":"array","items":{"$ref":"WebhookResponse"}};
const schema100 = {"type":"object","required":["id","name","url","secret","events","isActive","lastTriggeredAt","failureCount","createdAt"],"properties":{"id":{"type":"string","format":"uuid"},"name":{"type":"string"},"url":{"type":"string"},"secret":{"type":"string"},"events":{"type":"array","items":{"$ref":"WebhookEventType"}},"isActive":{"type":"boolean"},"lastTriggeredAt":{"type":["string","null"],"format":"date-time"},"failureCount":{"type":"integer","format":"int32"},"createdAt":{"type":"string","format":"date-time"}},"additionalProperties":false};
const schema101 = {"type":"string","enum":["contact.created","contact.updated","contact.deleted","company.created","company.updated","company.deleted","deal.created","deal.updated","deal.stage_changed","deal.won","deal.lost","deal.deleted","activity.created","activity.completed"]};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.secret === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.events === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.isActive === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isActive"},message:"must have required property '"+"isActive"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.lastTriggeredAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastTriggeredAt"},message:"must have required property '"+"lastTriggeredAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.failureCount === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failureCount"},message:"must have required property '"+"failureCount"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.createdAt === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema100.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err13 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.secret !== undefined){
if(typeof data.secret !== "string"){
const err14 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.events !== undefined){
let data4 = data.events;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/events/" + i0,schemaPath:"WebhookEventType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((((((((((((data5 === "contact.created") || (data5 === "contact.updated")) || (data5 === "contact.deleted")) || (data5 === "company.created")) || (data5 === "company.updated")) || (data5 === "company.deleted")) || (data5 === "deal.created")) || (data5 === "deal.updated")) || (data5 === "deal.stage_changed")) || (data5 === "deal.won")) || (data5 === "deal.lost")) || (data5 === "deal.deleted")) || (data5 === "activity.created")) || (data5 === "activity.completed"))){
const err16 = {instancePath:instancePath+"/events/" + i0,schemaPath:"WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema101.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.isActive !== undefined){
if(typeof data.isActive !== "boolean"){
const err18 = {instancePath:instancePath+"/isActive",schemaPath:"#/properties/isActive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.lastTriggeredAt !== undefined){
let data7 = data.lastTriggeredAt;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/lastTriggeredAt",schemaPath:"#/properties/lastTriggeredAt/type",keyword:"type",params:{type: schema100.properties.lastTriggeredAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err20 = {instancePath:instancePath+"/lastTriggeredAt",schemaPath:"#/properties/lastTriggeredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.failureCount !== undefined){
let data8 = data.failureCount;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/failureCount",schemaPath:"#/properties/failureCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(!(formats6.validate(data8))){
const err22 = {instancePath:instancePath+"/failureCount",schemaPath:"#/properties/failureCount/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.createdAt !== undefined){
let data9 = data.createdAt;
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err23 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate70(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.WebhookResponse = validate70;

exports.WebhookTestResponse = validate71;
const schema102 = {"type":"object","required":["success","responseStatus","durationMs","error"],"properties":{"success":{"type":"boolean"},"responseStatus":{"type":["integer","null"],"format":"int32"},"durationMs":{"type":"integer","format":"int32"},"error":{"type":["string","null"]}},"additionalProperties":false};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.success === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.responseStatus === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "responseStatus"},message:"must have required property '"+"responseStatus"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.durationMs === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "durationMs"},message:"must have required property '"+"durationMs"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.error === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "success") || (key0 === "responseStatus")) || (key0 === "durationMs")) || (key0 === "error"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.success !== undefined){
if(typeof data.success !== "boolean"){
const err5 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.responseStatus !== undefined){
let data1 = data.responseStatus;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err6 = {instancePath:instancePath+"/responseStatus",schemaPath:"#/properties/responseStatus/type",keyword:"type",params:{type: schema102.properties.responseStatus.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats6.validate(data1))){
const err7 = {instancePath:instancePath+"/responseStatus",schemaPath:"#/properties/responseStatus/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.durationMs !== undefined){
let data2 = data.durationMs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(!(formats6.validate(data2))){
const err9 = {instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.error !== undefined){
let data3 = data.error;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema102.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.WebhookDeliveryResponseItems = validate98;
const schema136 = {"type":"array","items":{"$ref":"WebhookDeliveryResponse"}};
const schema137 = {"type":"object","required":["id","eventId","event","attempt","status","responseStatus","error","durationMs","createdAt","deliveredAt","nextAttemptAt"],"properties":{"id":{"type":"string","format":"uuid"},"eventId":{"type":"string","format":"uuid"},"event":{"$ref":"WebhookEventType"},"attempt":{"type":"integer","format":"int32"},"status":{"type":"string","enum":["pending","succeeded","failed"]},"responseStatus":{"type":["integer","null"],"format":"int32"},"error":{"type":["string","null"]},"durationMs":{"type":["integer","null"],"format":"int32"},"createdAt":{"type":"string","format":"date-time"},"deliveredAt":{"type":["string","null"],"format":"date-time"},"nextAttemptAt":{"type":["string","null"],"format":"date-time"}},"additionalProperties":false};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.eventId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventId"},message:"must have required property '"+"eventId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.event === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.attempt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempt"},message:"must have required property '"+"attempt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.responseStatus === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "responseStatus"},message:"must have required property '"+"responseStatus"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.error === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.durationMs === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "durationMs"},message:"must have required property '"+"durationMs"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.createdAt === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.deliveredAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveredAt"},message:"must have required property '"+"deliveredAt"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.nextAttemptAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextAttemptAt"},message:"must have required property '"+"nextAttemptAt"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema137.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.eventId !== undefined){
let data1 = data.eventId;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err14 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.event !== undefined){
let data2 = data.event;
if(typeof data2 !== "string"){
const err16 = {instancePath:instancePath+"/event",schemaPath:"WebhookEventType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((((((((((((((data2 === "contact.created") || (data2 === "contact.updated")) || (data2 === "contact.deleted")) || (data2 === "company.created")) || (data2 === "company.updated")) || (data2 === "company.deleted")) || (data2 === "deal.created")) || (data2 === "deal.updated")) || (data2 === "deal.stage_changed")) || (data2 === "deal.won")) || (data2 === "deal.lost")) || (data2 === "deal.deleted")) || (data2 === "activity.created")) || (data2 === "activity.completed"))){
const err17 = {instancePath:instancePath+"/event",schemaPath:"WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema101.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.attempt !== undefined){
let data3 = data.attempt;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err18 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats6.validate(data3))){
const err19 = {instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data4 === "pending") || (data4 === "succeeded")) || (data4 === "failed"))){
const err21 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema137.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.responseStatus !== undefined){
let data5 = data.responseStatus;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err22 = {instancePath:instancePath+"/responseStatus",schemaPath:"#/properties/responseStatus/type",keyword:"type",params:{type: schema137.properties.responseStatus.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(!(formats6.validate(data5))){
const err23 = {instancePath:instancePath+"/responseStatus",schemaPath:"#/properties/responseStatus/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.error !== undefined){
let data6 = data.error;
if((typeof data6 !== "string") && (data6 !== null)){
const err24 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema137.properties.error.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.durationMs !== undefined){
let data7 = data.durationMs;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err25 = {instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: schema137.properties.durationMs.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(!(formats6.validate(data7))){
const err26 = {instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.createdAt !== undefined){
let data8 = data.createdAt;
if(typeof data8 === "string"){
if(!(formats4(data8))){
const err27 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.deliveredAt !== undefined){
let data9 = data.deliveredAt;
if((typeof data9 !== "string") && (data9 !== null)){
const err29 = {instancePath:instancePath+"/deliveredAt",schemaPath:"#/properties/deliveredAt/type",keyword:"type",params:{type: schema137.properties.deliveredAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err30 = {instancePath:instancePath+"/deliveredAt",schemaPath:"#/properties/deliveredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.nextAttemptAt !== undefined){
let data10 = data.nextAttemptAt;
if((typeof data10 !== "string") && (data10 !== null)){
const err31 = {instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/properties/nextAttemptAt/type",keyword:"type",params:{type: schema137.properties.nextAttemptAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats4(data10))){
const err32 = {instancePath:instancePath+"/nextAttemptAt",schemaPath:"#/properties/nextAttemptAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate99(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

return exports
})({})

export const responseValidators = {
  getHealth: { 200: json.HealthResponse, 400: json.Problem, 500: json.Problem },
  getReadiness: { 200: json.ReadinessResponse, 400: json.Problem, 500: json.Problem, 503: json.Problem },
  getOpenApiYaml: { 400: json.Problem, 429: json.Problem, 500: json.Problem },
  getOpenApiJson: { 200: json.OpenApiDocument, 400: json.Problem, 429: json.Problem, 500: json.Problem },
  login: { 200: json.SessionResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  refreshSession: { 200: json.SessionResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  logout: { 200: json.LoggedOutResponse, 400: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  changePassword: { 200: json.PasswordChangedResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  getMe: { 200: json.MeResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  listCompanies: { 200: json.CompanyResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  createCompany: { 201: json.CompanyResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 409: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  upsertCompany: { 200: json.UpsertResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 409: json.Problem, 412: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  bulkCreateCompanies: { 200: json.BulkCreateResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  searchCompanies: { 200: json.CompanyResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  batchGetCompanies: { 200: json.CompanyResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  getCompany: { 200: json.CompanyResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  updateCompany: { 200: json.CompanyResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 409: json.Problem, 412: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  deleteCompany: { 200: json.DeletedResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 412: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  listCompanyHistory: { 200: json.CompanyHistoryEntryItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  listContacts: { 200: json.ContactResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  createContact: { 201: json.ContactResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 409: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  upsertContact: { 200: json.UpsertResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 409: json.Problem, 412: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  bulkCreateContacts: { 200: json.BulkCreateResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  searchContacts: { 200: json.ContactResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  batchGetContacts: { 200: json.ContactResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  getContact: { 200: json.ContactResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  updateContact: { 200: json.ContactResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 409: json.Problem, 412: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  deleteContact: { 200: json.DeletedResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 412: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  listContactHistory: { 200: json.ContactHistoryEntryItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  listDeals: { 200: json.DealResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  createDeal: { 201: json.DealResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  upsertDeal: { 200: json.UpsertResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 409: json.Problem, 412: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  bulkCreateDeals: { 200: json.BulkCreateResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  searchDeals: { 200: json.DealResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  batchGetDeals: { 200: json.DealResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  getDeal: { 200: json.DealResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  updateDeal: { 200: json.DealResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 412: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  deleteDeal: { 200: json.DeletedResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 412: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  listDealHistory: { 200: json.DealHistoryEntryItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  moveDealStage: { 200: json.DealResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 412: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  getDealBant: { 200: json.BantQualification, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  updateDealBant: { 200: json.BantQualification, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 412: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  listActivities: { 200: json.ActivityResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  createActivity: { 201: json.ActivityResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  bulkCreateActivities: { 200: json.BulkCreateResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  searchActivities: { 200: json.ActivityResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  batchGetActivities: { 200: json.ActivityResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  getActivity: { 200: json.ActivityResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  updateActivity: { 200: json.ActivityResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 412: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  deleteActivity: { 200: json.DeletedResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 412: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  listActivityHistory: { 200: json.ActivityHistoryEntryItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  listPipelines: { 200: json.PipelineResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  createPipeline: { 201: json.PipelineResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  getPipeline: { 200: json.PipelineResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  updatePipeline: { 200: json.PipelineResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 409: json.Problem, 412: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  deletePipeline: { 200: json.DeletedResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 409: json.Problem, 412: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  listPipelineStages: { 200: json.StageResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  createStage: { 201: json.StageResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  getStage: { 200: json.StageResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  updateStage: { 200: json.StageResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 412: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  deleteStage: { 200: json.DeletedResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 409: json.Problem, 412: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  listUsers: { 200: json.UserResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  createUser: { 201: json.UserResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 409: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  getUser: { 200: json.UserResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  updateUser: { 200: json.UserResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 409: json.Problem, 412: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  deleteUser: { 200: json.DeletedResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 409: json.Problem, 412: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  listApiKeys: { 200: json.ApiKeyResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  createApiKey: { 201: json.ApiKeyCreatedResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  getApiKey: { 200: json.ApiKeyResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  revokeApiKey: { 200: json.ApiKeyResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  updateApiKey: { 200: json.ApiKeyResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  listChanges: { 200: json.ChangeListResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  exportContacts: { 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  exportContactsExcel: { 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  importContacts: { 200: json.ImportResultDto, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  getContactsTemplate: { 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  exportCompanies: { 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  exportCompaniesExcel: { 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  importCompanies: { 200: json.ImportResultDto, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  getCompaniesTemplate: { 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  exportDeals: { 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  exportDealsExcel: { 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  importDeals: { 200: json.ImportResultDto, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  getDealsTemplate: { 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  exportActivities: { 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  exportActivitiesExcel: { 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  importActivities: { 200: json.ImportResultDto, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  getActivitiesTemplate: { 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  listAuditLog: { 200: json.AuditEntryResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  listWebhooks: { 200: json.WebhookResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  createWebhook: { 201: json.WebhookResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 409: json.Problem, 413: json.Problem, 415: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  getWebhook: { 200: json.WebhookResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  updateWebhook: { 200: json.WebhookResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 408: json.Problem, 413: json.Problem, 415: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  deleteWebhook: { 200: json.DeletedResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  testWebhook: { 200: json.WebhookTestResponse, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 422: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem },
  listWebhookDeliveries: { 200: json.WebhookDeliveryResponseItems, 400: json.Problem, 401: json.Problem, 403: json.Problem, 404: json.Problem, 429: json.Problem, 500: json.Problem, 503: json.Problem }
}
