import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';

/** Paths of files or folders, each with the paths that it imports. */
export type Graph = ReadonlyMap<string, readonly string[]>;

export interface Import {
  specifier: string;
  /** A type does not exist at run time, so its import makes no circle of files, but it does tie two folders. */
  isType: boolean;
}

/** The imports of one file: statements, re-exports and `import()`, in code as well as in types. */
export function importsIn(name: string, text: string): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const { from, isType } = readImport(node);
    if (from !== undefined && ts.isStringLiteral(from)) found.push({ specifier: from.text, isType });
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest));
  return found;
}

function readImport(node: ts.Node): { from?: ts.Expression | undefined; isType: boolean } {
  if (ts.isImportDeclaration(node))
    return {
      from: node.moduleSpecifier,
      isType: node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
    };
  if (ts.isExportDeclaration(node)) return { from: node.moduleSpecifier, isType: node.isTypeOnly };
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return { from: node.arguments[0], isType: false };
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return { from: node.argument.literal, isType: true };
  return { isType: false };
}

/** The imports between files of these folders: `all` of them, and those that remain at run time (`running`). */
export function readImports(root: string, folders: readonly string[]): { all: Graph; running: Graph } {
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
  const read = files.map((file) => ({
    file: relative(root, file),
    imports: importsIn(file, readFileSync(file, 'utf8'))
      .map(({ specifier, isType }) => ({ path: resolve(specifier, file), isType }))
      .filter(({ path }) => own.has(path)),
  }));
  const graphOf = (isWanted: (isType: boolean) => boolean): Graph =>
    new Map(
      read.map(({ file, imports }) => [
        file,
        imports.filter(({ isType }) => isWanted(isType)).map(({ path }) => relative(root, path)),
      ]),
    );
  return { all: graphOf(() => true), running: graphOf((isType) => !isType) };
}
