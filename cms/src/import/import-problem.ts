/** Something about the file or the command that a person can correct: one sentence, and nothing was changed. */
export class ImportProblem extends Error {}
