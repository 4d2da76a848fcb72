/** Id of the template element with the links of the scripts, in pages that the server has rendered. */
export const laterScriptsId = 'later-scripts';
