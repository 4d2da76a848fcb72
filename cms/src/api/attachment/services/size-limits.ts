const megabyte = 1024 * 1024;

export const attachmentLimits = {
  fileBytes: 10 * megabyte,
  formBytes: 25 * megabyte,
  chunkBytes: 512 * 1024,
  perIpAndHour: 200,
  unclaimedMs: 7 * 24 * 60 * 60 * 1000,
};
