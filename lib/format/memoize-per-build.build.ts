/**
 * The same work done once in a build, where nothing on the disk changes. While developing it is done
 * anew each time, so that a new photo shows on reload.
 */
export function memoizePerBuild<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    if (process.env.NODE_ENV !== 'production') return work();
    done ??= work();
    return done;
  };
}
