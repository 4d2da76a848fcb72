import { describe, expect, it, vi } from 'vitest';
import { onNewVersion } from './new-version.ts';

describe('a page is notified of a newer version', () => {
  it('that is already waiting', () => {
    expect(notificationsAfter(registrationOf({ waiting: new EventTarget() }))).toBe(1);
  });

  it('that the browser finds later', () => {
    const registration = registrationOf({});
    const notified = notificationsAfter(registration, () => {
      const worker = new EventTarget();
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      finishInstalling(registration, worker);
    });
    expect(notified).toBe(1);
  });

  it('whose installation began before the page checked', () => {
    const worker = new EventTarget();
    const registration = registrationOf({ installing: worker });
    expect(notificationsAfter(registration, () => finishInstalling(registration, worker))).toBe(1);
  });
});

describe('a page is not notified', () => {
  it('while it is being installed', () => {
    expect(notificationsAfter(registrationOf({ installing: new EventTarget() }))).toBe(0);
  });

  it('on a first visit, which has no version to replace', () => {
    const first = new EventTarget();
    const registration = registrationOf({ installing: first, active: null });
    expect(notificationsAfter(registration, () => finishInstalling(registration, first))).toBe(0);
  });
});

type Registration = EventTarget & Record<'active' | 'waiting' | 'installing', EventTarget | null>;

const registrationOf = (versions: Partial<Registration>): Registration =>
  Object.assign(new EventTarget(), {
    active: new EventTarget(),
    waiting: null,
    installing: null,
    ...versions,
  });

/** How often the page is notified if `happens` runs after it has checked. */
function notificationsAfter(registration: Registration, happens = () => {}): number {
  const callback = vi.fn<() => void>();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The code under test reads only these properties.
  onNewVersion(registration as unknown as ServiceWorkerRegistration, callback);
  happens();
  return callback.mock.calls.length;
}

function finishInstalling(registration: Registration, version: EventTarget) {
  registration.installing = null;
  registration.waiting = version;
  version.dispatchEvent(new Event('statechange'));
}
