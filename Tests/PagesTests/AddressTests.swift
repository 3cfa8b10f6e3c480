import Testing

@testable import Pages

struct AddressTests {
  @Test func pathsStayBelowTheirFolder() {
    #expect(Address.relative("expected/a@3x.png") == "./expected/a@3x.png")
    #expect(Address.relative("a.png", below: "../.filmstrip/") == "./../.filmstrip/a.png")
    #expect(Address.relative("../../x", below: "files") == "./files/x")
    #expect(Address.relative("//host/./x") == "./host/x")
    #expect(Address.relative("javascript:x") == "./javascript%3Ax")
    #expect(Address.relative("") == "./")
  }

  @Test func reservedCharactersInAnAddressAreEncoded() {
    #expect(Address.encoded("a b#c?d%e&f+é🙂\"") == "a%20b%23c%3Fd%25e%26f%2B%C3%A9%F0%9F%99%82%22")
    #expect(Address.encoded("AZaz09-._~@") == "AZaz09-._~@")
  }

  @Test func wordsOfAShellAreQuotedWhereTheyMustBe() {
    #expect(Address.shellWord("chat/frame-0012@3x") == "chat/frame-0012@3x")
    #expect(Address.shellWord("") == "''")
    #expect(Address.shellWord("a b") == "'a b'")
    #expect(Address.shellWord("it's $HOME") == "'it'\\''s $HOME'")
    #expect(Address.shellWord("~dark") == "'~dark'")
  }
}
