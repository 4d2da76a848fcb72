import type { FieldErrors } from 'react-hook-form';
import type { FieldError } from '#src/contract/forms/check-form.ts';

/** Errors by path, as react-hook-form has them: a tree of the form of the values. */
export function nestedErrors(errors: FieldError[]): FieldErrors {
  const tree: Tree = {};
  for (const { path, message } of errors) {
    let place = tree;
    for (const key of path.slice(0, -1)) place = below(place, key);
    place[path.at(-1) ?? 'root'] = { type: 'rule', message };
  }
  // react-hook-form types the tree by field names that only it knows.
  return tree as FieldErrors;
}

interface Tree {
  [key: string | number]: Tree | { type: string; message: string };
}

function below(tree: Tree, key: string | number): Tree {
  const found = tree[key];
  if (found !== undefined && !isLeaf(found)) return found;
  const made: Tree = {};
  tree[key] = made;
  return made;
}

const isLeaf = (node: Tree | { type: string; message: string }): node is { type: string; message: string } =>
  typeof node.message === 'string';
