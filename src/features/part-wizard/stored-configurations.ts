import { deviceStorage } from '#src/cache/device-storage.ts';

/** The key of the configurations that a visitor without an account has saved on this device. */
export const storageKey = 'fieldshop-configurations';

export const hasConfigurations = () => deviceStorage.getItem(storageKey) !== null;
