let start: () => void;

/** Resolves when the outbox of this page starts. */
export const outboxStarted = new Promise<void>((resolve) => (start = resolve));

export const reportStarted = () => start();
