/** How long a notice stays. */
export const noticeMs = 3000;

/** For a longer notice that says what to do instead. */
export const longNoticeMs = 6000;

/** How long a notice takes to leave. */
export const noticeExitMs = 300;
