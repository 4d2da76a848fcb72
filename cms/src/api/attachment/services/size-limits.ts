const megabyte = 1024 * 1024;

export const attachmentLimits = {
  fileBytes: 10 * megabyte,
  formBytes: 25 * megabyte,
  pieceBytes: 512 * 1024,
  perAddressAnHour: 200,
  unclaimedMilliseconds: 7 * 24 * 60 * 60 * 1000,
};
