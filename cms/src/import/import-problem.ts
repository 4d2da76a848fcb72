/** A problem with the file or the command that the user can correct. Nothing has been changed. */
export class ImportProblem extends Error {}
