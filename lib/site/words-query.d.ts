declare module '@/data/words/en?cart' {
  export { cartWords } from '@/data/words/en';
}
