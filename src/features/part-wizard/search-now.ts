/** What the address says at this moment: the screen is drawn from it a little later, when more may have been chosen. */
export const searchNow = () => new URLSearchParams(window.location.search);
