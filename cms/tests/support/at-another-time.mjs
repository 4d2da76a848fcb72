// @ts-check
// Loaded into a process by `--import`. The clock of the process starts at CLOCK_STARTS_AT.

const realNow = Date.now.bind(Date);
const shift = Date.parse(String(process.env.CLOCK_STARTS_AT)) - realNow();

Date.now = () => realNow() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget),
  apply: (target) => new target(target.now()).toString(),
});
