declare module '@/data/words/en?cart' {
  export { cartWords } from '@/data/words/en';
}
declare module '@/data/words/en?shelf' {
  export { shelfWords } from '@/data/words/en';
}

declare module '@/data/words/en?find' {
  export { findWords } from '@/data/words/en';
}

declare module '@/data/words/en?order' {
  export { orderPageWords } from '@/data/words/en';
}
