import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { checkForm, type FieldError, type FormKind } from '#src/contract/forms/check-form.ts';

/** The rules the backend has too, for react-hook-form. */
export const resolverOf =
  (kind: FormKind): Resolver<FieldValues> =>
  (values) => {
    const check = checkForm(kind, values);
    return 'errors' in check ? { values: {}, errors: nested(check.errors) } : { values, errors: {} };
  };

/** Errors by path, as a tree of the form of the values. */
function nested(errors: FieldError[]): FieldErrors {
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
