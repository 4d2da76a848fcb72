/** "in production" for the state or value `in-production`. */
export const stateText = (state: string): string => state.replaceAll('-', ' ');
