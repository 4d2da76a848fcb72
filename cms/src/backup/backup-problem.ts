/** A problem that the operator can correct. Nothing has been changed. */
export class BackupProblem extends Error {}
