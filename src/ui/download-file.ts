/** Downloads a file created on the device. */
export function downloadFile(name: string, file: Blob) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const jsonFile = (text: string) => new Blob([text], { type: 'application/json' });
