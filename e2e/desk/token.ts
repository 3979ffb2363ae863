/** The owner's token that the double of the code host knows. */
export const token = 'github_pat_sample';
