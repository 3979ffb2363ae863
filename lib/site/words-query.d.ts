declare module '@/lib/words/english?cart' {
  export { cartWords } from '@/lib/words/english';
}
declare module '@/lib/words/english?shelf' {
  export { shelfWords } from '@/lib/words/english';
}

declare module '@/lib/words/english?find' {
  export { findWords } from '@/lib/words/english';
}

declare module '@/lib/words/english?order' {
  export { orderPageWords } from '@/lib/words/english';
}
