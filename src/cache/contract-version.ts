declare const __CONTRACT_VERSION__: string | undefined;

/** Changes with the shapes of data in src/contract; set by the build. */
export const contractVersion = typeof __CONTRACT_VERSION__ === 'string' ? __CONTRACT_VERSION__ : 'unbuilt';
