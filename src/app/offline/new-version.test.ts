import { describe, expect, it, vi } from 'vitest';
import { onNewVersion } from './new-version.ts';

describe('a page is notified of a newer version', () => {
  it('that is already waiting', () => {
    expect(toldAfter(registrationOf({ waiting: new EventTarget() }))).toBe(1);
  });

  it('that the browser finds later', () => {
    const registration = registrationOf({});
    const told = toldAfter(registration, () => {
      const found = new EventTarget();
      registration.installing = found;
      registration.dispatchEvent(new Event('updatefound'));
      finishInstalling(registration, found);
    });
    expect(told).toBe(1);
  });

  it('whose installation began before the page checked', () => {
    const found = new EventTarget();
    const registration = registrationOf({ installing: found });
    expect(toldAfter(registration, () => finishInstalling(registration, found))).toBe(1);
  });
});

describe('a page is not notified', () => {
  it('while it is being installed', () => {
    expect(toldAfter(registrationOf({ installing: new EventTarget() }))).toBe(0);
  });

  it('on a first visit, which has none to replace', () => {
    const first = new EventTarget();
    const registration = registrationOf({ installing: first, active: null });
    expect(toldAfter(registration, () => finishInstalling(registration, first))).toBe(0);
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

/** How often, with what happens once the page looks. */
function toldAfter(registration: Registration, happens = () => {}): number {
  const callback = vi.fn<() => void>();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All that is read of a registration.
  onNewVersion(registration as unknown as ServiceWorkerRegistration, callback);
  happens();
  return callback.mock.calls.length;
}

function finishInstalling(registration: Registration, version: EventTarget) {
  registration.installing = null;
  registration.waiting = version;
  version.dispatchEvent(new Event('statechange'));
}
