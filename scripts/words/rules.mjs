// @ts-check
/**
 * @typedef {object} Rule
 * @property {RegExp} word must not occur in code, comments, docs or texts of the site
 * @property {string} use
 * @property {RegExp} [except] where the trade, a standard or a stored name uses it
 */

/**
 * Words that we once used for things that have a standard name.
 * @type {Rule[]}
 */
export const rules = [
  { word: /\bupkeep/i, use: 'scheduled job' },
  { word: /\bsudden[ -](ends?|deaths?)\b/i, use: 'crash' },
  { word: /\breckon/i, use: 'calculate' },
  { word: /\banew\b/i, use: 'again' },
  { word: /\bwhoever\b/i, use: 'anyone who' },
  {
    word: /\bstand-?ins?\b/i,
    use: 'fake, placeholder',
  },
  { word: /\b(mend|mends|mended)\b/i, use: 'correct, fix' },
  // The message type is sent by workers that are already installed.
  { word: /\bmake(s)?[ -]?way\b|\bmakeWay/, use: 'yield to the update', except: /'make-way'/ },
  { word: /\bpatience\b/i, use: 'timeout' },
  { word: /\brefusals?\b/i, use: 'error, HttpError' },
  { word: /\b(to|could not|cannot|can) be had\b/i, use: 'available' },
  {
    word: /\bstands (in|at|on|there|beside|with|below|above|first|last|under|after) (the|a|an|its|each|this|these|their)\b/i,
    use: 'is, is shown',
  },
  { word: /\btype[- ]plates?\b/i, use: 'nameplate' },
  { word: /\bgas bottles?\b/i, use: 'gas cylinder' },
  { word: /\blyes?\b/i, use: 'alkali, caustic' },
  { word: /\blime milk\b/i, use: 'milk of lime' },
  { word: /\bnothing waits\b/i, use: 'the outbox is empty' },
  { word: /\bread the code\b/i, use: 'check code' },
  { word: /\bopen an account\b/i, use: 'create account' },
  { word: /\bgood until\b/i, use: 'valid until' },
  { word: /\bcould not be renewed\b/i, use: 'could not be refreshed' },
  { word: /\bneed another look\b/i, use: 'correct the highlighted fields' },
  { word: /\bpassword you have now\b/i, use: 'current password' },
  {
    word: /\b(?!there\b)[\w’')]+ is no (?!longer|larger|smaller|higher|lower|better|more|less|different|one|\w+er than)[a-z]/i,
    use: 'is not a, enter a valid …',
  },
  { word: /\bgoes on\b(?! (the|a|an|its|each|top|to)\b)/i, use: 'continues' },
  { word: /\b(is|are|was|were) away\b(?! from)/i, use: 'is unreachable' },
  { word: /\brefuses?\b|\b(is|are|was|were|be|been|gets?) refused\b|\brefusing\b/i, use: 'reject' },
  {
    word: /\bpapers\b/i,
    use: 'PDFs, documents, the name of the document',
    // Old URLs and an old folder.
    except: /\/papers\b/,
  },
  { word: /\banswers? = await\b|\banswer\.(status|statusCode|ok|json|text|body|headers)\b/, use: 'response' },
  { word: /\b(do|does|did) not answer\b|\banswer(s|ed)? (with )?\d{3}\b/i, use: 'respond, return' },
  { word: /\bguards?\b/i, use: 'limits, check', except: /guard\.test|type guard|coupling|shaft/i },
  { word: /\bhow it goes\b/i, use: 'how it works' },
  { word: /\bwho measures with us\b/i, use: 'our customers' },
  { word: /\bentr(y|ies) waits?\b|\bwaiting to send\b|\bwhat waits\b/i, use: 'items in the outbox, pending' },
  { word: /\b(take|takes|taken) away\b/i, use: 'remove' },
  { word: /\bforgot my password\b/i, use: 'forgot password?' },
  { word: /\b(became|becomes?) of\b/i, use: 'outcome, happens to' },
  { word: /\d EUR\b/, use: '€95.00', except: /ISO 4217|currency|\\\|/i },
];

/** Files that quote these words or are in another language. */
export const excluded = [
  /^(scripts\/words\/|tests\/words\.test)/,
  // Lists the names that have changed.
  /^docs\/naming\.md$/,
  /package-lock\.json$/,
  /^cms\/demo\/content\/(german|documents\/.*-de)/,
  /^cms\/(assets|tests\/fixtures)\//,
  /^cms\/demo\/pictures\//,
];

/**
 * @param {string} line
 * @returns {string[]} what to change in it
 */
export function problemsIn(line) {
  return rules.flatMap(({ word, use, except }) => {
    const found = word.exec(line);
    return found && !except?.test(line) ? [`"${found[0]}": use "${use}"`] : [];
  });
}
