/** The mark of the game in lists. */
export default 'samurai-7'
