/** Where browsers report what the content security policy blocked. Ad blockers block many other names. */
export const cspReportsPath = '/_csp-reports';
