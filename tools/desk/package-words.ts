/**
 * The package's words that an owner would not understand, by their names in its files of words, and what the
 * desk says instead. A word in braces is put in by the package.
 */
export const packageWords: Readonly<Record<string, string>> = {
  sign_in_using_access_token: 'Sign in with the code of your shop',
  sign_in_using_access_token_description:
    'The code opens the files of this one shop, and nothing else of your account. GitHub calls it a token.',
  sign_in_using_access_token_link: 'No code yet? <a>Make one at {$service}</a>.',
  personal_access_token: 'Code of your shop',
  'sign_in_error.invalid_token':
    'This code is not accepted. Copy it once more, or make a new one: its day may have come.',
  repository_no_access: 'This code does not open the files of this shop, “{$repo}”.',
  sign_in_with_mobile: 'Sign in on a phone',
  sign_in_with_mobile_instruction:
    'Point the camera of the phone at this square. It holds the code of your shop: let nobody else see it.',
  sign_in_with_link: 'Sign in on this phone',
  sign_in_with_link_confirmation:
    'The square signs you in as {$account} at {$service}. Go on only if you opened it yourself.',
  restore_backup_title: 'Not saved yet',
  restore_backup_description:
    'You changed this on {$datetime} and did not save it. Do you want to go on with it?',
  restore: 'Go on with it',
  discard: 'Discard it',
  draft_backup_saved: 'Kept on this phone, and not saved yet.',
  draft_backup_restored: 'What you typed is back. Save it to keep it.',
  draft_backup_deleted: 'What you typed is discarded.',
  'saving_entry.error.title': 'Not saved',
  'saving_entry.error.description': 'What you typed is still in the form.',
  'save_conflict.title': 'Changed elsewhere too',
  'save_conflict.modified_by': '{$name} changed it on {$date}, after you opened it.',
  'save_conflict.modified': 'Somebody changed it after you opened it.',
  'save_conflict.deleted': 'Somebody deleted it after you opened it.',
  'save_conflict.overwrite_warning': 'If you save what is here, that change is lost.',
  'save_conflict.recreate_warning': 'If you save what is here, it comes back.',
  'save_conflict.save_anyway': 'Save what is here',
  'save_conflict.branch_moved': 'Somebody saved another change at the same moment. Save once more.',
  'remote_change.reload_entry': 'Show what is there now',
  'remote_change.confirm_reloading_entry': 'What you typed here is lost. Show what is there now?',
};

/** A file of the package's words with the desk's. Throws for a word that this version does not have. */
export function withOwnWords(json: string): string {
  const words = JSON.parse(json) as Words;
  for (const [path, own] of Object.entries(packageWords)) {
    const [group, name] = placeOf(words, path);
    group[name] = own;
  }
  return JSON.stringify(words);
}

/** The package's script with the desk's words. Throws for a word that it does not have once. */
export function withOwnWordsIn(script: string, json: string): string {
  const words = JSON.parse(json) as Words;
  return Object.entries(packageWords).reduce((text, [path, own]) => {
    const [group, name] = placeOf(words, path);
    const parts = text.split(`${name}:\`${group[name]}\``);
    if (parts.length !== 2) throw missing(path);
    return parts.join(`${name}:\`${own}\``);
  }, script);
}

interface Words {
  [name: string]: string | Words;
}

/** The group that a word is in, and its name there. */
function placeOf(words: Words, path: string): [Words, string] {
  const names = path.split('.');
  const name = names.pop() ?? '';
  const group = names.reduce<string | Words | undefined>((inner, one) => {
    return typeof inner === 'object' ? inner[one] : undefined;
  }, words);
  if (typeof group !== 'object' || typeof group[name] !== 'string') throw missing(path);
  return [group, name];
}

function missing(path: string): Error {
  return new Error(`The desk found no ${path} among the words of its package.`);
}
