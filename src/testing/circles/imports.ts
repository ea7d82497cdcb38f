import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';

/** What each one imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** What a file imports when it runs, now or later; types are gone by then. */
export function importsIn(name: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const from = specifierOf(node);
    if (from !== undefined && ts.isStringLiteral(from)) found.push(from.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest));
  return found;
}

function specifierOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node))
    return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? undefined : node.moduleSpecifier;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0];
  return undefined;
}

/** The files of these folders of the project and what they import of each other, by their paths. */
export function readImports(root: string, folders: readonly string[]): Graph {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${root}/tsconfig.json`, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
  );
  const cache = ts.createModuleResolutionCache(root, (path) => path, options);
  const files = folders.flatMap((folder) => ts.sys.readDirectory(`${root}/${folder}`, ['.ts', '.tsx']));
  const own = new Set(files);
  const resolve = (specifier: string, from: string) =>
    ts.resolveModuleName(specifier, from, options, ts.sys, cache).resolvedModule?.resolvedFileName ?? '';
  return new Map(
    files.map((file) => [
      relative(root, file),
      importsIn(file, readFileSync(file, 'utf8'))
        .map((specifier) => resolve(specifier, file))
        .filter((path) => own.has(path))
        .map((path) => relative(root, path)),
    ]),
  );
}
