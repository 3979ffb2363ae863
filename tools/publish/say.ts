export const say = (line = '') => console.log(line);
