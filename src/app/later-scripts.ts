/** Id of a template element with the links of the scripts, in pages whose script starts with the visitor's first input. */
export const laterScriptsId = 'later-scripts';
