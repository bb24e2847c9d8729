// The parts of a workbook beside its worksheets, as ECMA-376 wants them.

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const officeLinks = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The beginning of a worksheet, whose first row stays in view; `widths` are those of its columns, in characters. */
export function worksheetStart(widths: number[]): string {
  const views =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  const cols = widths.map((width, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`)
  return `${declaration}<worksheet xmlns="${main}">${views}<cols>${cols.join('')}</cols><sheetData>`
}

/** The end of a worksheet, whose rows can be filtered by what is in their cells; `range` is where these are. */
export function worksheetEnd(range: string): string {
  return `</sheetData><autoFilter ref="${range}"/></worksheet>`
}

/** Style 0 is that of every cell, style 1 a date with its time, style 2 a date, style 3 that of the first row. */
export const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

export const packageLinks = `${declaration}<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${officeLinks}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

/** Names the worksheets: `contacts`, `contacts 2` and so on. */
export function workbook(name: string, count: number): string {
  const sheets = numbers(count).map(
    (n) => `<sheet name="${n === 1 ? name : `${name} ${n}`}" sheetId="${n}" r:id="rId${n}"/>`
  )
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${officeLinks}"><sheets>${sheets.join('')}</sheets></workbook>`
}

/** The relationships of a workbook with so many sheets. */
export function workbookLinks(count: number): string {
  const sheets = numbers(count).map(
    (n) => `<Relationship Id="rId${n}" Type="${officeLinks}/worksheet" Target="worksheets/sheet${n}.xml"/>`
  )
  return `${declaration}<Relationships xmlns="${packageNamespace}/relationships">${sheets.join('')}<Relationship Id="rId${count + 1}" Type="${officeLinks}/styles" Target="styles.xml"/></Relationships>`
}

/** The content types of the parts of a workbook with so many sheets. */
export function contentTypes(count: number): string {
  const sheets = numbers(count).map(
    (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${sheetType}.worksheet+xml"/>`
  )
  return `${declaration}<Types xmlns="${packageNamespace}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${sheets.join('')}</Types>`
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
