interface Scheduling {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser answer a tap before going on with something long. Safari cannot. */
export const yieldToMain = async () => {
  const { scheduler }: Scheduling = globalThis;
  await scheduler?.yield?.();
};
