/** A storage in memory, for tests. As in browsers, its entries are its own properties. */
export const fakeStorage = (entries: Record<string, string> = {}): Storage =>
  Object.assign(Object.create(methods), entries);

const methods: Storage & ThisType<Record<string, string>> = {
  get length() {
    return Object.keys(this).length;
  },
  key(index) {
    return Object.keys(this)[index] ?? null;
  },
  getItem(key) {
    return Object.hasOwn(this, key) ? (this[key] ?? null) : null;
  },
  setItem(key, text) {
    this[key] = text;
  },
  removeItem(key) {
    delete this[key];
  },
  clear() {
    for (const key of Object.keys(this)) delete this[key];
  },
};
