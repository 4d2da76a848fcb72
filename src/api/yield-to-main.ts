interface Scheduling {
  scheduler?: { yield?: () => Promise<void> };
}

/** Lets the browser handle input before a long task continues. Does nothing in Safari, which has no `scheduler.yield`. */
export const yieldToMain = async () => {
  const { scheduler }: Scheduling = globalThis;
  await scheduler?.yield?.();
};
