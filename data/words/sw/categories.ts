/** The links to the categories. */
export const categoriesWords = {
  name: 'Aina za bidhaa',
  all: 'Bidhaa zote',
  shown: { one: 'Bidhaa 1', many: 'Bidhaa {count}' },
  loading: 'Bidhaa zinafunguka',
} as const;
