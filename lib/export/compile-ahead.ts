/**
 * The first line of each script. Chrome then compiles all functions of the script on another thread, while the
 * script arrives. Without this line the main thread compiles each function at its first call
 * (docs/performance.md).
 */
export const compileAhead = '//# allFunctionsCalledOnLoad\n';
