import type { FieldErrors } from 'react-hook-form';
import type { FieldError } from '#src/contract/forms/form-kinds.ts';

/** Converts errors by path to react-hook-form's tree, which has the shape of the values. */
export function nestedErrors(errors: FieldError[]): FieldErrors {
  const tree: Tree = {};
  for (const { path, message } of errors) {
    let parent = tree;
    for (const key of path.slice(0, -1)) parent = childOf(parent, key);
    parent[path.at(-1) ?? 'root'] = { type: 'rule', message };
  }
  // react-hook-form types the tree by field names that are unknown here.
  return tree as FieldErrors;
}

interface Tree {
  [key: string | number]: Tree | { type: string; message: string };
}

function childOf(tree: Tree, key: string | number): Tree {
  const child = tree[key];
  if (child !== undefined && !isLeaf(child)) return child;
  const created: Tree = {};
  tree[key] = created;
  return created;
}

const isLeaf = (node: Tree | { type: string; message: string }): node is { type: string; message: string } =>
  typeof node.message === 'string';
