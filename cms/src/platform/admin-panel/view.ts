export type View = {
  // Filled in by the server; people read them.
  computed?: string[];
  list?: string[];
  mainField?: string;
  sort?: [field: string, order: 'ASC' | 'DESC'];
  // Rows of the form: a field with its share of twelve columns, or its name alone for the usual share.
  edit?: (string | [field: string, size: number])[][];
};
