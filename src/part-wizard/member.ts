/** A row of a specification table, as text and as numbers. */
export interface Figure {
  name: string;
  value: string;
  unit: string;
  min: number | null;
  max: number | null;
}

/** A product of a family. */
export interface Member {
  partNumber: string;
  lifecycle: string;
  /** Checked if given. */
  specifications?: Figure[];
}
