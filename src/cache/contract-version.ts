declare const __CONTRACT_VERSION__: string | undefined;

/** Set by the build. Changes whenever a data shape in src/contract changes. */
export const contractVersion = typeof __CONTRACT_VERSION__ === 'string' ? __CONTRACT_VERSION__ : 'unbuilt';
