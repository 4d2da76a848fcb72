import { parseConfigurationCode, parseConfigurationToSave } from '#src/contract/saved-configuration.ts';
import { m } from '#src/messages/m.ts';
import type { Kind } from './kind.ts';

const shared = {
  lane: 'configurations',
  needsHumanCheck: false,
  page: '/account/configurations',
  confirms: 'configurations',
  // A code is either saved or not, so only its last change is sent.
  supersedeKeyOf: parseConfigurationCode,
} as const;

const configurationPath = (code: string) => `/api/users/me/saved-configurations/${encodeURIComponent(code)}`;

/** Changes to the saved configurations of an account. */
export const configurationKinds = {
  'configuration-save': {
    ...shared,
    label: m.outbox.kindConfigurationSave,
    buildRequest: ({ payload }) => {
      const { code, name, savedAt } = parseConfigurationToSave(payload);
      return {
        path: configurationPath(code),
        method: 'PUT',
        data: { ...(name === undefined ? {} : { name }), savedAt: new Date(savedAt).toISOString() },
      };
    },
  },
  'configuration-remove': {
    ...shared,
    label: m.outbox.kindConfigurationRemove,
    buildRequest: ({ payload }) => ({
      path: configurationPath(parseConfigurationCode(payload)),
      method: 'DELETE',
    }),
  },
} satisfies Record<string, Kind>;
