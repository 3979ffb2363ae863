export const noticeMs = 3000;

/** For a longer notice that says what to do instead. */
export const longNoticeMs = 6000;

export const noticeExitMs = 300;
