export type View = {
  // Set by the server and read-only for staff.
  computed?: string[];
  /** Not shown in the form, because staff have no use for it. */
  hidden?: string[];
  list?: string[];
  mainField?: string;
  sort?: [field: string, order: 'ASC' | 'DESC'];
  // Rows of the form: a field and its width in twelve columns, or only its name for the default width.
  edit?: (string | [field: string, size: number])[][];
};
