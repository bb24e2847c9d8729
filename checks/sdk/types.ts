import { join, relative, sep } from 'node:path'
import ts from 'typescript'

/**
 * What is wrong with the types of a client: errors in it or in its journey, and in the files that it generated from the
 * contract each `any` or `unknown`, and each name with a number behind it because another one had it already.
 */
export function findTypeProblems(clients: string, folder: string, fromContract: RegExp): string[] {
  const { config } = ts.readConfigFile(join(clients, 'tsconfig.json'), ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent({ ...config, include: [folder] }, ts.sys, clients)
  const program = ts.createProgram(fileNames, options)
  const host: ts.FormatDiagnosticsHost = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => clients,
    getNewLine: () => '\n'
  }
  const errors = ts.getPreEmitDiagnostics(program).map((error) => ts.formatDiagnostic(error, host).trimEnd())
  const generated = join(clients, folder, 'generated') + sep
  const sources = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(generated) && fromContract.test(relative(generated, fileName)))
  if (sources.length === 0) return [...errors, 'nothing was generated from the contract']
  return [...errors, ...sources.flatMap((source) => findBlemishes(source).map((fault) => relative(clients, fault)))]
}

function findBlemishes(source: ts.SourceFile): string[] {
  const found: string[] = []
  const report = (node: ts.Node): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    found.push(`${source.fileName}(${line + 1}): ${node.getText(source)}`)
  }
  const visit = (node: ts.Node): void => {
    if (isAnything(node)) report(node.parent)
    if (ts.isTypeAliasDeclaration(node) && /\D\d$/.test(node.name.text)) report(node.name)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/**
 * `T extends any ? …` takes a union apart and leaves no `any` behind; an open object may hold what is unknown, and an answer without a
 * body, which stands under its status, is unknown.
 */
function isAnything({ kind, parent }: ts.Node): boolean {
  if (kind === ts.SyntaxKind.AnyKeyword) return !ts.isConditionalTypeNode(parent)
  if (kind !== ts.SyntaxKind.UnknownKeyword) return false
  if (ts.isPropertySignature(parent)) return !ts.isNumericLiteral(parent.name)
  return ts.isTypeAliasDeclaration(parent)
}
