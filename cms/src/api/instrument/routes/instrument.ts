// Anyone who has an instrument can read its certificate. There is no list, and failed attempts are limited.
export default {
  routes: [
    {
      method: 'GET',
      path: '/certificates/:serialNumber',
      handler: 'instrument.certificate',
      config: { auth: false },
    },
  ],
};
