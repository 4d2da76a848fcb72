// Strapi's admin reads this when it is built.
export default {
  config: { locales: [], tutorials: false, notifications: { releases: false } },
  bootstrap() {},
};
