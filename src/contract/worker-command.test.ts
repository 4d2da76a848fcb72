import { describe, expect, it } from 'vitest';
import { parseWorkerCommand } from './worker-command.ts';

describe('a message to the worker', () => {
  it('is accepted if it is a command', () => {
    const command = { type: 'save-page-files', urls: ['/uploads/a.webp'] };
    expect(parseWorkerCommand(command)).toEqual(command);
  });

  it.each([null, 'SKIP_WAITING', { type: 'save-page-files' }, { type: 'other' }])(
    'is ignored: %j',
    (message) => {
      expect(parseWorkerCommand(message)).toBeUndefined();
    },
  );
});
