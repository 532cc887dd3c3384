import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A text that stands in code; what is filled in is `…`. */
export interface Literal {
  /** `src/discord/panel.ts:12` */
  readonly at: string;
  readonly text: string;
  /** What it is handed to, such as `log.warn` or `Error`; null where that is nothing. */
  readonly to: string | null;
  /** Whether it says what something is: a type, a key, a module. */
  readonly isName: boolean;
}

/** The TypeScript below a folder of ours, by its path from the root. */
export function codeIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .sort();
}

/** All texts of a file of ours. */
export const literalsOf = (path: string): Literal[] =>
  literalsIn(path, readFileSync(join(ROOT, path), 'utf8'));

/** All texts in some code. */
export function literalsIn(path: string, code: string): Literal[] {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const isName = isNaming(node);
      found.push({ at: `${path}:${line + 1}`, text, to: receiverOf(node), isName });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The keys of all objects in a file of ours. */
export function keysOf(path: string): string[] {
  const code = readFileSync(join(ROOT, path), 'utf8');
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) found.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest));
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
}

function isNaming({ parent }: ts.Node): boolean {
  return (
    ts.isLiteralTypeNode(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    // What a class of errors is called.
    (ts.isPropertyDeclaration(parent) && parent.name.getText() === 'name') ||
    ts.isElementAccessExpression(parent)
  );
}

/** The nearest call round a text, as it is written; not past the function in which the text stands. */
function receiverOf(node: ts.Node): string | null {
  for (let at = node; !ts.isFunctionLike(at) && !ts.isSourceFile(at); at = at.parent) {
    const { parent } = at;
    const isCall = ts.isCallExpression(parent) || ts.isNewExpression(parent);
    if (isCall && parent.expression !== at) return parent.expression.getText();
  }
  return null;
}
