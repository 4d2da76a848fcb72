/** Ids of the template elements with the links of the scripts, in pages that the server has rendered. */
export const laterScriptsId = 'later-scripts';
export const routeScriptsId = 'route-scripts';
