/** The id of the hidden frame in which a page saves another language. The loader of the page in the frame looks for it. */
export const languageFrameId = 'language-frame';
