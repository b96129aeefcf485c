// SPDX-License-Identifier: Apache-2.0
#include "cuesta/rule/parse.h"

#include <fmt/format.h>

#include <initializer_list>

namespace cuesta::rule {
namespace {

// Thrown inside; parse() turns it into a problem.
struct Refused {
    std::size_t at;
    std::string sentence;
};

using NodePointer = std::unique_ptr<Node>;

class Parser {
public:
    explicit Parser(const std::vector<Token>& tokens) : tokens_(tokens) {}

    void text(Tree& tree) {
        while (now().kind == TokenKind::name && is(next(), "=")) {
            Tree::Local local{std::string(now().text), now().at, nullptr};
            at_ += 2;
            local.value = value();
            if (!is(now(), ";"))
                throw Refused{now().at,
                              fmt::format("'{} = ...' gives a name to a value, and a ; must "
                                          "end it; compare with ==",
                                          local.name)};
            ++at_;
            tree.locals.push_back(std::move(local));
        }
        tree.value = value();
        if (now().kind == TokenKind::end) return;
        if (is(now(), ")")) throw Refused{now().at, "this ) closes nothing"};
        if (is(now(), "="))
            throw Refused{now().at, "= gives a name to a value at the beginning; compare with =="};
        if (is(now(), ";") && next().kind == TokenKind::end)
            throw Refused{now().at, "behind the last ; the value is missing"};
        throw Refused{now().at, fmt::format("an operator is missing before {}", shown(now()))};
    }

private:
    const Token& now() const { return tokens_[at_]; }
    const Token& next() const { return tokens_[std::min(at_ + 1, tokens_.size() - 1)]; }
    static bool is(const Token& token, std::string_view sign) {
        return token.kind == TokenKind::sign && token.text == sign;
    }
    static std::string shown(const Token& token) {
        return token.kind == TokenKind::end ? "the end"
                                            : fmt::format("'{}'", token.text.substr(0, 40));
    }

    // One level deeper as long as it stands.
    class Level {
    public:
        explicit Level(Parser& parser) : parser_(parser) {
            if (++parser_.level_ > most_levels)
                throw Refused{parser_.now().at,
                              fmt::format("the expression is nested deeper than {} levels; give "
                                          "parts of it a name",
                                          most_levels)};
        }
        ~Level() { --parser_.level_; }
        Level(const Level&) = delete;
        Level& operator=(const Level&) = delete;

    private:
        Parser& parser_;
    };

    NodePointer node(NodeKind kind, const Token& token) {
        if (++terms_ > most_terms)
            throw Refused{token.at,
                          fmt::format("the expression has more than {} terms", most_terms)};
        auto made = std::make_unique<Node>();
        made->kind = kind;
        made->word = std::string(token.text);
        made->number = token.number;
        made->measure = token.measure;
        made->at = token.at;
        return made;
    }
    NodePointer infix(const Token& sign, NodePointer left, NodePointer right) {
        NodePointer made = node(NodeKind::infix, sign);
        made->args.push_back(std::move(left));
        made->args.push_back(std::move(right));
        return made;
    }
    // left { sign right }, all of one rank.
    template <class Inner>
    NodePointer chain(Inner inner, std::initializer_list<std::string_view> signs) {
        NodePointer left = (this->*inner)();
        while (one_of(signs)) {
            const Token& sign = tokens_[at_++];
            left = infix(sign, std::move(left), (this->*inner)());
        }
        return left;
    }
    bool one_of(std::initializer_list<std::string_view> signs) const {
        for (const std::string_view sign : signs)
            if (is(now(), sign)) return true;
        return false;
    }

    NodePointer value() {
        const Level level(*this);
        NodePointer condition = chain(&Parser::both, {"||"});
        if (!is(now(), "?")) return condition;
        NodePointer made = node(NodeKind::choice, tokens_[at_++]);
        made->args.push_back(std::move(condition));
        made->args.push_back(value());
        if (!is(now(), ":"))
            throw Refused{now().at, "condition ? a : b needs a : and what else is taken"};
        ++at_;
        made->args.push_back(value());
        return made;
    }
    NodePointer both() { return chain(&Parser::test, {"&&"}); }
    NodePointer test() {
        NodePointer left = sum();
        if (!one_of({"<", "<=", ">", ">=", "==", "!="})) return left;
        const Token& sign = tokens_[at_++];
        NodePointer made = infix(sign, std::move(left), sum());
        if (one_of({"<", "<=", ">", ">=", "==", "!="}))
            throw Refused{now().at, "two comparisons in a row; join them with &&"};
        return made;
    }
    NodePointer sum() { return chain(&Parser::product, {"+", "-"}); }
    NodePointer product() { return chain(&Parser::prefix, {"*", "/"}); }
    NodePointer prefix() {
        if (!one_of({"-", "!", "+"})) return power();
        const Level level(*this);
        const Token& sign = tokens_[at_++];
        if (sign.text == "+") return prefix();
        NodePointer made = node(NodeKind::prefix, sign);
        made->args.push_back(prefix());
        return made;
    }
    NodePointer power() {
        NodePointer base = atom();
        if (!is(now(), "^")) return base;
        const Token& sign = tokens_[at_++];
        return infix(sign, std::move(base), prefix());
    }
    NodePointer atom() {
        const Token& token = now();
        if (token.kind == TokenKind::number) {
            ++at_;
            return node(NodeKind::number, token);
        }
        if (token.kind == TokenKind::name) {
            ++at_;
            if (!is(now(), "(")) return node(NodeKind::name, token);
            return call(token);
        }
        if (is(token, "(")) {
            ++at_;
            NodePointer inside = value();
            close(token);
            return inside;
        }
        throw Refused{token.at, fmt::format("a value is missing before {}", shown(token))};
    }
    NodePointer call(const Token& name) {
        const Level level(*this);
        NodePointer made = node(NodeKind::call, name);
        const Token& open = tokens_[at_++];
        if (!is(now(), ")")) {
            made->args.push_back(value());
            while (is(now(), ",")) {
                ++at_;
                made->args.push_back(value());
            }
        }
        close(open);
        return made;
    }
    void close(const Token& open) {
        if (!is(now(), ")")) {
            if (now().kind == TokenKind::end) throw Refused{open.at, "this ( is never closed"};
            throw Refused{now().at, fmt::format("a , or ) is missing before {}", shown(now()))};
        }
        ++at_;
    }

    const std::vector<Token>& tokens_;
    std::size_t at_ = 0;
    int level_ = 0, terms_ = 0;
};

}  // namespace

Tree parse(const Text& text) {
    Tree tree;
    tree.source = text.source;
    if (text.text.size() > most_letters) {
        tree.problems.push_back(
            {text.source, most_letters,
             fmt::format("the expression has {} letters, at most {} are allowed", text.text.size(),
                         most_letters)});
        return tree;
    }
    Tokens tokens = read_tokens(text);
    if (!tokens.problems.empty()) {
        tree.problems = std::move(tokens.problems);
        return tree;
    }
    try {
        Parser(tokens.list).text(tree);
    } catch (const Refused& refused) {
        tree.value = nullptr;
        tree.problems.push_back({text.source, refused.at, refused.sentence});
    }
    return tree;
}

}  // namespace cuesta::rule
